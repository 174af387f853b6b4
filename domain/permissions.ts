/** What an account is in the shop. Keys are the GraphQL enum values; values are how the database spells them. */
export const Role = { REGULAR: 'regular', STAFF: 'staff', ADMIN: 'admin' } as const;
export type Role = (typeof Role)[keyof typeof Role];

/**
 * Which roles may do what beyond their own affairs: the only table of rights. The API, the REST paths, and the pages,
 * menus and buttons of the client read it.
 */
const table = {
  /** See and handle all orders: ship, refund, take back, accept, write notes. */
  handleOrders: ['staff', 'admin'],
  /** Change money or prices for what their own account ordered; noted in the audit each time. */
  handleOwnOrders: ['admin'],
  /** Add, change and remove items, their pictures, reviews and synonyms. */
  editCatalogue: ['staff', 'admin'],
  /** See who orders, and how to reach them. */
  seeCustomers: ['staff', 'admin'],
  /** See what the shop earns, is owed and is disputed. */
  seeFigures: ['admin'],
  managePromotions: ['admin'],
  seeAudit: ['admin'],
  changeSettings: ['admin'],
  /** See accounts, and give and take roles. */
  manageStaff: ['admin'],
  /** Get the mails that go to the shop. */
  getShopMails: ['admin'],
  /** Explore the API's schema where it is not shown to everybody. */
  seeSchema: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof table;

export const permissions = Object.keys(table) as Permission[];

/** Whether a role may do something. */
export function can(role: Role, permission: Permission): boolean {
  return table[permission].some((allowed) => allowed === role);
}

/** The roles that may do something. */
export function rolesWith(permission: Permission): readonly Role[] {
  return table[permission];
}

/** Whether a role has anything to do in the back office. */
export function isOfStaff(role: Role): boolean {
  return permissions.some((permission) => can(role, permission));
}
