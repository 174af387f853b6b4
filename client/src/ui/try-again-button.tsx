import { Button, type ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

interface TryAgainButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Asks once more, from the start. */
  readonly onRetry: () => unknown;
}

/** Asks once more for what did not come. */
export function TryAgainButton({ onRetry, size = 'sm', variant = 'light' }: TryAgainButtonProps) {
  async function tryAgain() {
    try {
      await onRetry();
    } catch {
      // What was asked for keeps its error, and shows it; a page that was left meanwhile has nobody to tell.
    }
  }

  return (
    <Button
      size={size}
      variant={variant}
      leftSection={<IconRefresh size={size === 'xs' ? 16 : 18} aria-hidden />}
      onClick={tryAgain}
    >
      Try again
    </Button>
  );
}
