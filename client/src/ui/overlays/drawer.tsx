import { Drawer as MantineDrawer, type DrawerProps as MantineDrawerProps } from '@mantine/core';
import { useOverlay } from '../../lib/overlays/use-overlay.ts';

interface DrawerProps extends Omit<MantineDrawerProps, 'opened' | 'closeButtonProps'> {
  readonly isOpen: boolean;
  /** What its close button is called. */
  readonly closeLabel: string;
}

/** A part of the page that slides in over the rest of it, and that Back closes. */
export function Drawer({ isOpen, closeLabel, ...props }: DrawerProps) {
  useOverlay(isOpen, props.onClose);
  return <MantineDrawer opened={isOpen} closeButtonProps={{ 'aria-label': closeLabel }} {...props} />;
}
