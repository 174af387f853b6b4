import { NavLink, useLocation } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { useSession } from '../../lib/session/session.tsx';
import { UnstyledButton } from '../../ui/buttons/unstyled-button.tsx';
import { CartLink } from './cart-link.tsx';
import classes from './drawer-menu.module.css';
import { accountMenu, linkState, type NavigationLink, orderMenu, shopMenus } from './menus.ts';
import { useStaffPath } from './use-staff-path.ts';

interface DrawerMenuProps {
  /** Called when an entry is chosen, even one that leads to the page that is shown. */
  readonly onLeave: () => void;
  readonly onLogOut: () => void;
}

/** The navigation of phones, all of it in sight. */
export function DrawerMenu({ onLeave, onLogOut }: DrawerMenuProps) {
  const { status, account, problem } = useSession();
  const staffPath = useStaffPath();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of its links and buttons, keys included
    <nav aria-label="Shop" className={classes.nav} onClick={onLeave}>
      <ul className={classes.entries}>
        <Entry label="Home" to="/" />
        {staffPath && <Entry label="Dashboard" to={staffPath} />}
        {account && (
          <li>
            <CartLink className={classes.entry} />
          </li>
        )}
      </ul>
      {account && <Section label={orderMenu.label} links={orderMenu.links} />}
      {shopMenus.map(({ label, links }) => (
        <Section key={label} label={label} links={links} />
      ))}
      {status === 'signed-out' && <Section label={accountMenu.label} links={accountMenu.links} />}
      {(account ?? problem) && (
        <div className={classes.account}>
          {account && (
            <>
              <p className={classes.who}>Logged in as {account.email}</p>
              <NavLink to={pages.account.path} className={classes.entry}>
                {pages.account.title}
              </NavLink>
            </>
          )}
          <UnstyledButton className={classes.entry} onClick={onLogOut}>
            Log-Out
          </UnstyledButton>
        </div>
      )}
    </nav>
  );
}

interface SectionProps {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

function Section({ label, links }: SectionProps) {
  return (
    <section aria-label={label}>
      <p className={classes.heading}>{label}</p>
      <ul className={classes.entries}>
        {links.map((link) => (
          <Entry key={link.to} {...link} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ label, to }: NavigationLink) {
  const location = useLocation();
  return (
    <li>
      <NavLink to={to} state={linkState(to, location)} end={to === '/'} className={classes.entry}>
        {label}
      </NavLink>
    </li>
  );
}
