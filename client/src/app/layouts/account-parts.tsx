import OrderUpdates from '../../features/orders/components/order-updates.tsx';
import { useAccountHousehold } from '../../lib/household/use-account-household.ts';

/** What goes on beside every page for whoever is signed in. */
export default function AccountParts() {
  useAccountHousehold();
  return <OrderUpdates />;
}
