import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './filter-group.module.css';

interface MoreFiltersProps {
  readonly isInUse: boolean;
  readonly children: ReactNode;
}

/** Filters that are folded until somebody opens them, or one of them is in use; what was opened stays so. */
export function MoreFilters({ isInUse, children }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen || isInUse} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.unfold}>More filters</summary>
      <Stack gap="lg" mt="md">
        {children}
      </Stack>
    </details>
  );
}
