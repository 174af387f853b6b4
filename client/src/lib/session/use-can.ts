import { can, type Permission, Role } from '../../../../domain/permissions.ts';
import { useSession } from './session.tsx';

/** What the role of the signed-in account may do; nothing for visitors. */
export function useCan(): (permission: Permission) => boolean {
  const { account } = useSession();
  return (permission) => account !== null && can(Role[account.role], permission);
}
