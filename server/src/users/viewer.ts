import { can, type Permission, rolesWith } from '../../../domain/permissions.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { User } from './user.entity.ts';

/** The account of the verified ID token, or null for a visitor. */
export type Viewer = User | null;

/** @throws DomainError UNAUTHENTICATED */
export function requireViewer(viewer: Viewer): User {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  return viewer;
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN */
export function requirePermission(viewer: Viewer, permission: Permission): User {
  const user = requireViewer(viewer);
  if (!can(user.role, permission)) throw forbidden(permission);
  return user;
}

/** Whether somebody handles orders, and reads what the staff write for each other. */
export function handlesOrders(viewer: Viewer): boolean {
  return viewer !== null && can(viewer.role, 'handleOrders');
}

/** The refusal of what an account may not do. */
export function forbidden(permission: Permission): DomainError {
  const who = rolesWith(permission).includes('staff') ? 'the staff of the shop' : 'admins';
  return new DomainError('FORBIDDEN', `Only ${who} may do this`);
}
