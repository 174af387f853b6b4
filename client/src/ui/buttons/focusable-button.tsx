import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';

interface FocusableButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  /** Whether it is disabled. */
  readonly isOff?: boolean;
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A button that stays focusable while it is disabled. A disabled button would lose the focus, and keyboard users
 * their place on the page.
 */
export function FocusableButton({ isOff = false, isBusy = false, onClick, ...button }: FocusableButtonProps) {
  const { type = 'button', leftSection } = button;

  function press(event: MouseEvent) {
    if (isOff || isBusy) event.preventDefault();
    else onClick?.();
  }

  return (
    <Button
      {...button}
      type={type}
      leftSection={isBusy ? <Loader size={18} color="currentColor" /> : leftSection}
      aria-disabled={isOff || isBusy}
      data-disabled={isOff || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    />
  );
}
