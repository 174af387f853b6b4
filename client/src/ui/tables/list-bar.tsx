import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-bar.module.css';

interface ListBarProps {
  readonly label: string;
  /** Nothing where nothing can be done: its place stays. */
  readonly children: ReactNode;
}

/** What can be done with several rows at once. It floats over the foot of the list, so that no row moves. */
export function ListBar({ label, children }: ListBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      {children && (
        <Group gap="xs" className={classes.actions}>
          {children}
        </Group>
      )}
    </section>
  );
}
