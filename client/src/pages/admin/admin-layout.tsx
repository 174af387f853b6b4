import { IconPawFilled, IconPlus, IconShieldPlus, IconTruckDelivery } from '@tabler/icons-react';
import { NavLink, Outlet } from 'react-router-dom';
import classes from './admin-layout.module.css';

const sections = [
  { to: '/adminDashboard/ManagePetsOrder', label: 'Animal orders', Icon: IconPawFilled },
  { to: '/adminDashboard/ManageAccessoriesOrder', label: 'Item orders', Icon: IconTruckDelivery },
  { to: '/adminDashboard/addpets', label: 'Add data', Icon: IconPlus },
  { to: '/adminDashboard/MakeAdmin', label: 'Make admin', Icon: IconShieldPlus },
];

/** The back office: its sections beside every admin page, or above it on a phone. */
export function AdminLayout() {
  return (
    <div className={classes.layout}>
      <nav className={classes.nav} aria-label="Back office">
        <p className={classes.heading}>Back office</p>
        <ul className={classes.sections}>
          {sections.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={classes.section}>
                <Icon size={18} stroke={1.7} aria-hidden />
                {label}
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
