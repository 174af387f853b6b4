import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import { useOverlay } from '../../lib/overlays/use-overlay.ts';

interface ModalProps extends Omit<MantineModalProps, 'opened' | 'closeButtonProps'> {
  readonly isOpen: boolean;
  /** What its close button is called. */
  readonly closeLabel?: string;
}

/** A dialog over the page, which Back closes. */
export function Modal({ isOpen, closeLabel = 'Close', ...props }: ModalProps) {
  useOverlay(isOpen, props.onClose);
  return <MantineModal opened={isOpen} closeButtonProps={{ 'aria-label': closeLabel }} {...props} />;
}
