import { Stack } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { useSession } from '../../lib/session/session.tsx';
import { UnstyledButton } from '../../ui/buttons/unstyled-button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';
import { BackOfficeSections } from './back-office-sections.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import classes from './drawer-menu.module.css';

interface BackOfficeDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The drawer of the back office on phones: its sections, and the ways out of it. */
export default function BackOfficeDrawer({ isOpen, onClose, onLogOut }: BackOfficeDrawerProps) {
  const { account } = useSession();
  return (
    <ShopMantineProvider>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title="Back office"
        size="min(340px, 88vw)"
        classNames={{ title: classes.title }}
        closeLabel="Close the menu"
      >
        <Stack gap="lg">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of its links and buttons, keys included */}
          <nav aria-label="Back office" className={classes.nav} onClick={onClose}>
            <BackOfficeSections />
            <div className={classes.account}>
              {account && <p className={classes.who}>Logged in as {account.email}</p>}
              <NavLink to="/" end className={classes.entry}>
                To the shop
              </NavLink>
              {account && (
                <NavLink to={pages.account.path} className={classes.entry}>
                  {pages.account.title}
                </NavLink>
              )}
              <UnstyledButton className={classes.entry} onClick={onLogOut}>
                Log-Out
              </UnstyledButton>
            </div>
          </nav>
          <ColorSchemeSwitch />
        </Stack>
      </Drawer>
    </ShopMantineProvider>
  );
}
