import { backOfficePath } from '../../../../domain/pages/pages.ts';
import { isOfStaff, Role } from '../../../../domain/permissions.ts';
import { useSession } from '../../lib/session/session.tsx';

/** Where the back office begins for the signed-in account; null where it has none. */
export function useStaffPath(): string | null {
  const { account } = useSession();
  const role = account && Role[account.role];
  return role && isOfStaff(role) ? backOfficePath(role) : null;
}
