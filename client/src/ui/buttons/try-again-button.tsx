import { IconRefresh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface TryAgainButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'look'> {
  /** Repeats the request. */
  readonly onRetry: () => unknown;
}

/** Retries a failed request. */
export function TryAgainButton({ onRetry, size = 'sm', look = 'light' }: TryAgainButtonProps) {
  async function tryAgain() {
    try {
      await onRetry();
    } catch {
      // The request's owner shows the error.
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
