import {
  IconAddressBook,
  IconCalendarRepeat,
  IconChartBar,
  IconHeartbeat,
  IconHistory,
  IconListDetails,
  IconPackages,
  IconPawFilled,
  IconPlus,
  type IconProps,
  IconSettings,
  IconShieldPlus,
  IconTag,
  IconTruck,
  IconUsers,
  IconVocabulary,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import {
  backOfficePages,
  backOfficePath,
  findPage,
  mayOpen,
  type PageId,
  pages,
} from '../../../../domain/pages/pages.ts';
import { Role } from '../../../../domain/permissions.ts';
import { WaitingOrdersBadge } from '../../features/admin/orders/components/waiting-orders-badge.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { useAdminsOnlyNotice } from '../../ui/notifications/use-admins-only-notice.ts';
import classes from './admin-layout.module.css';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

/** Those of its pages that stand in the back office's menu, each with its sign. */
const signs: Partial<Record<PageId, ComponentType<IconProps>>> = {
  overview: IconChartBar,
  manageOrders: IconPackages,
  addPets: IconPlus,
  managePets: IconListDetails,
  managePetOrders: IconPawFilled,
  manageGoodsOrders: IconTruck,
  customers: IconAddressBook,
  makeAdmin: IconShieldPlus,
  staff: IconUsers,
  promotions: IconTag,
  repeatDeliveries: IconCalendarRepeat,
  synonyms: IconVocabulary,
  settings: IconSettings,
  moneyHealth: IconHeartbeat,
  audit: IconHistory,
};

/** The back office: its sections beside every admin page, or above it on a phone. */
export function AdminLayout() {
  const { account } = useSession();
  const sections = account ? backOfficePages(Role[account.role]) : [];
  return (
    <div className={classes.layout}>
      <nav className={classes.nav} aria-label="Back office">
        <p className={classes.heading}>Back office</p>
        <ul className={classes.sections}>
          {sections.map((id) => (
            <li key={id}>
              <Section id={id} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.page}>
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
  useAdminsOnlyNotice(isForbidden && account ? account.email : null);
  return isForbidden ? <Navigate to={backOfficePath(role)} replace /> : <Outlet />;
}

function Section({ id }: { readonly id: PageId }) {
  const { path, title, label = title } = pages[id];
  const Icon = signs[id];
  return (
    <NavLink to={path} end={id === 'overview'} className={classes.section}>
      {Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      {label}
      {id === 'managePetOrders' && (
        <span className={classes.badge}>
          <WaitingOrdersBadge />
        </span>
      )}
    </NavLink>
  );
}

export { AdminLayout as Component };
