import {
  IconChartBar,
  IconHeartbeat,
  IconHistory,
  IconListDetails,
  IconPawFilled,
  IconPlus,
  IconShieldPlus,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { NavLink, Outlet } from 'react-router-dom';
import { WaitingOrdersBadge } from '../../features/admin-orders/waiting-orders-badge.tsx';
import classes from './admin-layout.module.css';

export { Library as Around } from '../../ui/library.tsx';

const sections = [
  { to: '/adminDashboard', label: 'Overview', Icon: IconChartBar, isExact: true },
  { to: '/adminDashboard/addpets', label: 'Add data', Icon: IconPlus },
  { to: '/adminDashboard/ManagePetsdata', label: 'Manage pets data', Icon: IconListDetails },
  {
    to: '/adminDashboard/ManagePetsOrder',
    label: 'Animal orders',
    Icon: IconPawFilled,
    Badge: WaitingOrdersBadge,
  },
  { to: '/adminDashboard/ManageAccessoriesOrder', label: 'Item orders', Icon: IconTruckDelivery },
  { to: '/adminDashboard/MakeAdmin', label: 'Make admin', Icon: IconShieldPlus },
  { to: '/adminDashboard/MoneyHealth', label: 'Money health', Icon: IconHeartbeat },
  { to: '/adminDashboard/Audit', label: 'Audit', Icon: IconHistory },
];

/** The back office: its sections beside every admin page, or above it on a phone. */
export function AdminLayout() {
  return (
    <div className={classes.layout}>
      <nav className={classes.nav} aria-label="Back office">
        <p className={classes.heading}>Back office</p>
        <ul className={classes.sections}>
          {sections.map(({ to, label, Icon, isExact, Badge }) => (
            <li key={to}>
              <NavLink to={to} end={isExact} className={classes.section}>
                <Icon size={18} stroke={1.7} aria-hidden />
                {label}
                {Badge && (
                  <span className={classes.badge}>
                    <Badge />
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}

export { AdminLayout as Component };
