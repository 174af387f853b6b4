import type { Role } from '../../../../gql/graphql.ts';

interface RoleLabel {
  readonly name: string;
  /** What somebody of that role does. */
  readonly does: string;
}

export const roleLabels: Readonly<Record<Role, RoleLabel>> = {
  ADMIN: { name: 'Admin', does: 'runs the shop: orders, items, money, settings and who works here' },
  STAFF: { name: 'Staff', does: 'handles orders and items; sees no money figures and no settings' },
  REGULAR: { name: 'No longer staff', does: 'shops like everybody else' },
};
