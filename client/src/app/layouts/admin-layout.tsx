import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { backOfficePath, findPage, mayOpen, pages } from '../../../../domain/pages/pages.ts';
import { Role } from '../../../../domain/permissions.ts';
import { useSession } from '../../lib/session/session.tsx';
import { usePageNotice } from '../../ui/notifications/use-page-notice.ts';
import { BackOfficeSections } from '../navigation/back-office-sections.tsx';
import classes from './admin-layout.module.css';
import { focusHeading } from './use-focus-on-navigation.ts';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

/** The back office: its sections beside every admin page. On a phone they are in the drawer of its header. */
export function AdminLayout() {
  const page = useRef<HTMLDivElement>(null);

  // Whoever opens one of its addresses begins at the heading, as after a change of page, and not before fifteen sections.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading(page.current);
  }, []);

  return (
    <div className={classes.layout}>
      <nav className={classes.nav} aria-label="Back office">
        <BackOfficeSections />
      </nav>
      <div ref={page} className={classes.page}>
        <PermittedPage />
      </div>
    </div>
  );
}

/** The page, for those whose role may see it; others of the staff are sent to what they have to do. */
function PermittedPage() {
  const { account } = useSession();
  const id = findPage(useLocation().pathname);
  const role = account && Role[account.role];
  const isForbidden = role !== null && id !== null && !mayOpen(id, role);
  usePageNotice(isForbidden && id !== 'overview' ? pages[id].title : null);
  return isForbidden ? <Navigate to={backOfficePath(role)} replace /> : <Outlet />;
}

export { AdminLayout as Component };
