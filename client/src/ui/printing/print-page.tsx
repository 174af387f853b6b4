import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './printing.module.css';

interface PrintPageProps {
  /** Heading on the screen; paper has its own. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Whether there is something to print. */
  readonly isReady: boolean;
  /** What can be chosen before it is printed. */
  readonly choices?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of paper, and above it on the screen what prints it. */
export function PrintPage({ title, back, isReady, choices, children }: PrintPageProps) {
  return (
    <>
      <header className={classes.bar}>
        <Link to={back.to}>{back.label}</Link>
        <h1>{title}</h1>
        <Group gap="md">
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={!isReady}
            onClick={() => window.print()}
          >
            Print
          </Button>
          {choices}
        </Group>
      </header>
      {children}
    </>
  );
}
