import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawer } from '../../../ui/overlays/drawer.tsx';

interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** How many items the filters leave, in words. */
  readonly found: string;
  readonly children: ReactNode;
}

/** The filters of a list, where there is no room beside it. */
export default function FilterDrawer({ isOpen, onClose, found, children }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      position="bottom"
      size="85%"
      title="Filters"
      closeLabel="Close filters"
    >
      {children}
      <Button fullWidth size="md" mt="xl" onClick={onClose}>
        Show {found}
      </Button>
    </Drawer>
  );
}
