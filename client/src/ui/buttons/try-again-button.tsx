import { IconRefresh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface TryAgainButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'look'> {
  /** Asks once more, from the start. */
  readonly onRetry: () => unknown;
}

/** Asks once more for what did not come. */
export function TryAgainButton({ onRetry, size = 'sm', look = 'light' }: TryAgainButtonProps) {
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
      look={look}
      icon={<IconRefresh size={size === 'xs' ? 16 : 18} aria-hidden />}
      onClick={tryAgain}
    >
      Try again
    </Button>
  );
}
