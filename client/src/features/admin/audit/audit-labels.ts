import type { AuditAction, AuditSubject } from '../../../gql/graphql.ts';

/** What somebody did, between their name and what they did it to: "Ada Keeper *changed* Salmon kibble". */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  ADD_PET: 'added',
  UPDATE_PET: 'changed',
  DELETE_PET: 'deleted',
  RESTORE_PET: 'brought back',
  ACCEPT_PET_ORDER: 'accepted an order for',
  UNDO_ACCEPT_PET_ORDER: 'took back the acceptance of an order for',
  DECLINE_PET_ORDER: 'declined an order for',
  ANNOUNCE_PET_ORDER_READY: 'announced as ready to collect:',
  COLLECT_PET_ORDER: 'marked as collected:',
  CANCEL_PET_ORDER: 'cancelled an order for',
  SHIP_CART_ENTRY: 'marked as shipped:',
  UNDO_SHIP_CART_ENTRY: 'marked as not shipped after all:',
  DELIVER_CART_ENTRY: 'marked as delivered:',
  CANCEL_CART_ENTRY: 'cancelled an order for',
  REFUND_ORDER: 'gave back money of order',
  RETURN_ENTRIES: 'took back something of order',
  ADD_ORDER_NOTE: 'wrote a note about order',
  MESSAGE_SHOPPER: 'wrote to the shopper of order',
  MAKE_ADMIN: 'made an admin:',
  REMOVE_ADMIN: 'took the keys from',
  SET_ROLE: 'changed the role of',
  INVITE_STAFF: 'invited',
  WITHDRAW_INVITATION: 'took back the invitation of',
  ADD_CUSTOMER_NOTE: 'wrote a note about',
  MERGE_CUSTOMERS: 'merged another account into',
  ADD_PROMOTION: 'made the promotion',
  UPDATE_PROMOTION: 'changed the promotion',
  END_PROMOTION: 'ended the promotion',
  TAKE_DOWN_REVIEW: 'removed a review of',
  ADD_SYNONYM: 'gave a meaning to the word',
  REMOVE_SYNONYM: 'took back the meaning of the word',
  UPDATE_SHOP_SETTINGS: 'changed the settings of',
  RECONCILE: 'asked for:',
  ACKNOWLEDGE_FINDING: 'took note of:',
  EXPORT_DATA: 'downloaded',
};

/** The same as options of the filter. */
export const actionNames: Readonly<Record<AuditAction, string>> = {
  ADD_PET: 'Item added',
  UPDATE_PET: 'Item changed',
  DELETE_PET: 'Item deleted',
  RESTORE_PET: 'Item brought back',
  ACCEPT_PET_ORDER: 'Animal order accepted',
  UNDO_ACCEPT_PET_ORDER: 'Animal order acceptance undone',
  DECLINE_PET_ORDER: 'Animal order declined',
  ANNOUNCE_PET_ORDER_READY: 'Animal ready to collect',
  COLLECT_PET_ORDER: 'Animal collected',
  CANCEL_PET_ORDER: 'Animal order cancelled',
  SHIP_CART_ENTRY: 'Item order shipped',
  UNDO_SHIP_CART_ENTRY: 'Item order shipment undone',
  DELIVER_CART_ENTRY: 'Item order delivered',
  CANCEL_CART_ENTRY: 'Item order cancelled',
  REFUND_ORDER: 'Order refunded',
  RETURN_ENTRIES: 'Items returned',
  ADD_ORDER_NOTE: 'Order note written',
  MESSAGE_SHOPPER: 'Shopper written to',
  MAKE_ADMIN: 'Admin made',
  REMOVE_ADMIN: 'Admin removed',
  SET_ROLE: 'Role changed',
  INVITE_STAFF: 'Staff invited',
  WITHDRAW_INVITATION: 'Invitation withdrawn',
  ADD_CUSTOMER_NOTE: 'Customer note written',
  MERGE_CUSTOMERS: 'Accounts merged',
  ADD_PROMOTION: 'Promotion made',
  UPDATE_PROMOTION: 'Promotion changed',
  END_PROMOTION: 'Promotion ended',
  TAKE_DOWN_REVIEW: 'Review removed',
  ADD_SYNONYM: 'Synonym added',
  REMOVE_SYNONYM: 'Synonym removed',
  UPDATE_SHOP_SETTINGS: 'Shop settings changed',
  RECONCILE: 'Money checked',
  ACKNOWLEDGE_FINDING: 'Lost dispute noted',
  EXPORT_DATA: 'Data downloaded',
};

interface Subject {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly changes: readonly { readonly after?: string | null }[];
}

/** A review that an admin changed is one that is gone, and a file that was taken is in other hands. */
const paths: Readonly<Record<Exclude<AuditSubject, 'PET' | 'ORDER' | 'REVIEW' | 'EXPORT'>, string>> = {
  PET_ORDER: '/adminDashboard/ManagePetsOrder',
  CART_ENTRY: '/adminDashboard/ManageAccessoriesOrder',
  USER: '/adminDashboard/staff',
  INVITATION: '/adminDashboard/staff',
  PAYMENT: '/adminDashboard/MoneyHealth',
  PROMOTION: '/adminDashboard/promotions',
  SYNONYM: '/adminDashboard/synonyms',
  SHOP_SETTINGS: '/adminDashboard/settings',
};

/** What is done to accounts as those of customers. */
const ofCustomers: readonly AuditAction[] = ['ADD_CUSTOMER_NOTE', 'MERGE_CUSTOMERS'];

/** Path of the changed record's page; undefined where it is gone. */
export function pathOfSubject({ action, subject, subjectId, changes }: Subject): string | undefined {
  if (ofCustomers.includes(action)) return `/adminDashboard/customers/${encodeURIComponent(subjectId)}`;
  if (subject === 'REVIEW' || subject === 'EXPORT') return undefined;
  if (subject === 'ORDER') return `/adminDashboard/orders/${encodeURIComponent(subjectId)}`;
  if (subject !== 'PET') return paths[subject];
  const isGone = changes.length > 0 && changes.every(({ after }) => after === null);
  return isGone ? undefined : `/PetOrderDetails/${encodeURIComponent(subjectId)}`;
}
