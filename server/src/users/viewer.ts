import { DomainError } from '../platform/domain-error.ts';
import type { User } from './user.entity.ts';

/** The account of the verified ID token, or null for a visitor. */
export type Viewer = User | null;

/** @throws DomainError UNAUTHENTICATED */
export function requireViewer(viewer: Viewer): User {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in first');
  return viewer;
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN */
export function requireAdmin(viewer: Viewer): User {
  const user = requireViewer(viewer);
  if (!isAdmin(user)) throw new DomainError('FORBIDDEN', 'Only admins may do this');
  return user;
}

export function isAdmin(user: User): boolean {
  return user.role === 'admin';
}
