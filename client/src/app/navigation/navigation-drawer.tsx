import { Stack } from '@mantine/core';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import classes from './drawer-menu.module.css';
import { DrawerMenu } from './drawer-menu.tsx';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The navigation drawer of phones; its code loads when somebody is about to open it. */
export default function NavigationDrawer({ isOpen, onClose, onLogOut }: NavigationDrawerProps) {
  const { name } = useShopFacts();
  return (
    <ShopMantineProvider>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={name}
        size="min(340px, 88vw)"
        classNames={{ title: classes.title }}
        closeLabel="Close the menu"
      >
        <Stack gap="lg">
          <DrawerMenu onLeave={onClose} onLogOut={onLogOut} />
          <ColorSchemeSwitch />
        </Stack>
      </Drawer>
    </ShopMantineProvider>
  );
}
