import {
  IconAddressBook,
  IconCalendarRepeat,
  IconChartBar,
  IconClipboardList,
  IconFileDescription,
  IconFileImport,
  IconHeartbeat,
  IconHistory,
  IconListDetails,
  IconMessageQuestion,
  IconPackageExport,
  IconPackages,
  IconPawFilled,
  IconPlus,
  type IconProps,
  IconSettings,
  IconShieldPlus,
  IconShoppingCart,
  IconTag,
  IconTruck,
  IconUsers,
  IconVocabulary,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { backOfficePages, type PageId, pages } from '../../../../domain/pages/pages.ts';
import { Role } from '../../../../domain/permissions.ts';
import { WaitingOrdersBadge } from '../../features/admin/orders/components/waiting-orders-badge.tsx';
import { WaitingQuestionsBadge } from '../../features/admin/questions/waiting-questions-badge.tsx';
import { useSession } from '../../lib/session/session.tsx';
import classes from './back-office-sections.module.css';

/** The pages of the back office's menu, each with its icon. */
const icons: Partial<Record<PageId, ComponentType<IconProps>>> = {
  overview: IconChartBar,
  manageOrders: IconPackages,
  packing: IconPackageExport,
  addPets: IconPlus,
  managePets: IconListDetails,
  stock: IconClipboardList,
  purchases: IconShoppingCart,
  imports: IconFileImport,
  animalFiles: IconFileDescription,
  managePetOrders: IconPawFilled,
  manageGoodsOrders: IconTruck,
  questions: IconMessageQuestion,
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

/** How many wait on a page. */
const badges: Partial<Record<PageId, ComponentType>> = {
  managePetOrders: WaitingOrdersBadge,
  questions: WaitingQuestionsBadge,
};

/** The sections of the back office that an account may open: beside its pages at a desk, in the drawer of a phone. */
export function BackOfficeSections() {
  const { account } = useSession();
  const sections = account ? backOfficePages(Role[account.role]) : [];
  return (
    <ul className={classes.sections}>
      {sections.map((id) => (
        <li key={id}>
          <Section id={id} />
        </li>
      ))}
    </ul>
  );
}

function Section({ id }: { readonly id: PageId }) {
  const { path, title, label = title } = pages[id];
  const Icon = icons[id];
  const Badge = badges[id];
  return (
    <NavLink to={path} end={id === 'overview'} className={classes.section}>
      {Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      {label}
      {Badge && (
        <span className={classes.badge}>
          <Badge />
        </span>
      )}
    </NavLink>
  );
}
