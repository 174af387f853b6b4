import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import classes from './state-panel.module.css';

interface ErrorStateProps {
  readonly error: { readonly message: string } | undefined;
  readonly onRetry?: () => void;
}

export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.panel} role="alert">
      <p className={classes.title}>That did not work</p>
      <p className={classes.text}>{error?.message ?? 'Please try again in a moment.'}</p>
      {onRetry && (
        <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
