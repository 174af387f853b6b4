import { can, isOfStaff, Role } from '../../../../domain/permissions.ts';
import { type Account, useSession } from './session.tsx';

/** What stands in place of the buttons that the API refuses. */
export const OWN_ORDER_TEXT =
  'This is an order of your own account: somebody else of the shop has to handle it.';

/** Whether the signed-in account works in the shop and has to leave an order to others, as it is its own. */
export function useBarredFrom(): (isOwnedBy: (account: Account) => boolean) => boolean {
  const { account } = useSession();
  const role = account && Role[account.role];
  const isBarred = role !== null && isOfStaff(role) && !can(role, 'handleOwnOrders');
  return (isOwnedBy) => isBarred && account !== null && isOwnedBy(account);
}
