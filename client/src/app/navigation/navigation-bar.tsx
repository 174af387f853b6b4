import { NavLink } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';
import { UnstyledButton } from '../../ui/buttons/unstyled-button.tsx';
import { CartLink } from './cart-link.tsx';
import { accountMenu, orderMenu, shopMenus } from './menus.ts';
import classes from './navigation-bar.module.css';
import { NavigationDropdown } from './navigation-dropdown.tsx';
import { useStaffPath } from './use-staff-path.ts';

/** The navigation of wide screens; on a phone the drawer has the same entries. */
export function NavigationBar({ onLogOut }: { readonly onLogOut: () => void }) {
  const { status, account, problem } = useSession();
  const staffPath = useStaffPath();
  return (
    <nav className={classes.nav} aria-label="Shop">
      <ul className={classes.entries}>
        <li>
          <NavLink to="/" end className={classes.entry}>
            Home
          </NavLink>
        </li>
        {shopMenus.map((menu) => (
          <li key={menu.label}>
            <NavigationDropdown menu={menu} />
          </li>
        ))}
      </ul>
      <ul className={classes.entries}>
        {staffPath && (
          <li>
            <NavLink to={staffPath} className={classes.entry}>
              Dashboard
            </NavLink>
          </li>
        )}
        {account && (
          <>
            <li>
              <CartLink className={classes.entry} />
            </li>
            <li>
              <NavigationDropdown menu={orderMenu} />
            </li>
          </>
        )}
        {(account ?? problem) && (
          <li>
            <UnstyledButton className={classes.entry} onClick={onLogOut}>
              Log-Out
            </UnstyledButton>
          </li>
        )}
        {status === 'signed-out' && (
          <li>
            <NavigationDropdown menu={accountMenu} />
          </li>
        )}
      </ul>
    </nav>
  );
}
