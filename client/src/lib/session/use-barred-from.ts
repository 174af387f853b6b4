import { can, isOfStaff, Role } from '../../../../domain/permissions.ts';
import { useSession } from './session.tsx';

/** What stands in place of the buttons that the API refuses. */
export const OWN_ORDER_TEXT =
  'This is an order of your own account: somebody else of the shop has to handle it.';

interface OwnedOrder {
  /** Whose it is; an address says less, which an account may change. */
  readonly customer: { readonly _id: string } | null;
}

/** Whether the signed-in account works in the shop and has to leave an order to others, as it is its own. */
export function useBarredFrom({ customer }: OwnedOrder): boolean {
  const { account } = useSession();
  if (!account || customer?._id !== account._id) return false;
  const role = Role[account.role];
  return isOfStaff(role) && !can(role, 'handleOwnOrders');
}
