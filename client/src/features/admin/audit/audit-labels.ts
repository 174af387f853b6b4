import type { AuditAction, AuditSubject } from '../../../gql/graphql.ts';

/** What somebody did, between their name and what they did it to: "Ada Keeper *changed* Salmon kibble". */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  ADD_PET: 'added',
  UPDATE_PET: 'changed',
  DELETE_PET: 'deleted',
  RESTORE_PET: 'brought back',
  MOVE_STOCK: 'wrote pieces that came or went of',
  COUNT_STOCK: 'counted',
  SCHEDULE_ITEMS_EDIT: 'put off to a day:',
  CANCEL_ITEMS_EDIT: 'called off:',
  ACCEPT_PET_ORDER: 'accepted an order for',
  UNDO_ACCEPT_PET_ORDER: 'took back the acceptance of an order for',
  DECLINE_PET_ORDER: 'declined an order for',
  ANNOUNCE_PET_ORDER_READY: 'announced as ready to collect:',
  COLLECT_PET_ORDER: 'marked as collected:',
  CANCEL_PET_ORDER: 'canceled an order for',
  MOVE_APPLICATION: 'moved an application for',
  OFFER_VISITS: 'offered visits to',
  RETURN_ANIMAL: 'took back from its home:',
  SHIP_CART_ENTRY: 'marked as shipped:',
  UNDO_SHIP_CART_ENTRY: 'marked as not shipped after all:',
  DELIVER_CART_ENTRY: 'marked as delivered:',
  CORRECT_SHIPMENT: 'corrected a parcel of order',
  REPORT_SHIPMENT_LOST: 'reported a parcel lost of order',
  CHANGE_ORDER: 'changed order',
  ASK_FOR_DIFFERENCE: 'sent a pay link for order',
  WITHDRAW_PAY_LINK: 'withdrew the pay link of order',
  CANCEL_CART_ENTRY: 'canceled an order for',
  REFUND_ORDER: 'gave back money of order',
  RETURN_ENTRIES: 'took back something of order',
  HANDLE_OWN_ORDER: 'decided about money of their own:',
  HOLD_ORDER: 'put on hold order',
  RELEASE_ORDER: 'released order',
  ADD_ORDER_NOTE: 'wrote a note about order',
  MESSAGE_SHOPPER: 'wrote to the shopper of order',
  ANSWER_PROBLEM: 'answered a request about order',
  ANSWER_THREAD: 'answered:',
  CLOSE_THREAD: 'closed:',
  ADD_THREAD_NOTE: 'wrote a note about',
  MAKE_ADMIN: 'made an admin:',
  REMOVE_ADMIN: 'took the keys from',
  SET_ROLE: 'changed the role of',
  INVITE_STAFF: 'invited',
  WITHDRAW_INVITATION: 'took back the invitation of',
  ADD_CUSTOMER_NOTE: 'wrote a note about',
  MERGE_CUSTOMERS: 'merged another account into',
  REMOVE_SIGN_IN: 'took a sign-in from',
  FORGET_CUSTOMER: 'deleted the account of a',
  ADD_PROMOTION: 'made the promotion',
  UPDATE_PROMOTION: 'changed the promotion',
  END_PROMOTION: 'ended the promotion',
  TAKE_DOWN_REVIEW: 'removed a review of',
  ANSWER_REVIEW: 'answered a review of',
  ADD_SYNONYM: 'gave a meaning to the word',
  REMOVE_SYNONYM: 'took back the meaning of the word',
  DISMISS_MISSED_SEARCH: 'dismissed the search',
  UPDATE_SHOP_LIST: 'changed in the lists:',
  UPDATE_SHOP_SETTINGS: 'changed the settings of',
  RECONCILE: 'asked for:',
  ACKNOWLEDGE_FINDING: 'took note of:',
  SUBMIT_DISPUTE_EVIDENCE: 'answered the dispute of order',
  EXPORT_DATA: 'downloaded',
  IMPORT_ITEMS: 'imported',
  UNDO_IMPORT: 'undid the import of',
};

/** The same as options of the filter. */
export const actionNames: Readonly<Record<AuditAction, string>> = {
  ADD_PET: 'Item added',
  UPDATE_PET: 'Item changed',
  DELETE_PET: 'Item deleted',
  RESTORE_PET: 'Item brought back',
  MOVE_STOCK: 'Stock moved',
  COUNT_STOCK: 'Stock counted',
  SCHEDULE_ITEMS_EDIT: 'Prices put off to a day',
  CANCEL_ITEMS_EDIT: 'Prices of a day called off',
  ACCEPT_PET_ORDER: 'Animal order accepted',
  UNDO_ACCEPT_PET_ORDER: 'Animal order acceptance undone',
  DECLINE_PET_ORDER: 'Animal order declined',
  ANNOUNCE_PET_ORDER_READY: 'Animal ready to collect',
  COLLECT_PET_ORDER: 'Animal collected',
  CANCEL_PET_ORDER: 'Animal order canceled',
  MOVE_APPLICATION: 'Application moved',
  OFFER_VISITS: 'Visits offered',
  RETURN_ANIMAL: 'Animal came back',
  SHIP_CART_ENTRY: 'Item order shipped',
  UNDO_SHIP_CART_ENTRY: 'Item order shipment undone',
  DELIVER_CART_ENTRY: 'Item order delivered',
  CORRECT_SHIPMENT: 'Parcel corrected',
  REPORT_SHIPMENT_LOST: 'Parcel lost',
  CHANGE_ORDER: 'Order changed',
  ASK_FOR_DIFFERENCE: 'Pay link sent',
  WITHDRAW_PAY_LINK: 'Pay link withdrawn',
  CANCEL_CART_ENTRY: 'Item order canceled',
  REFUND_ORDER: 'Order refunded',
  RETURN_ENTRIES: 'Items returned',
  HANDLE_OWN_ORDER: 'Own order handled',
  HOLD_ORDER: 'Order put on hold',
  RELEASE_ORDER: 'Order released',
  ADD_ORDER_NOTE: 'Order note written',
  MESSAGE_SHOPPER: 'Shopper written to',
  ANSWER_PROBLEM: 'Request answered',
  ANSWER_THREAD: 'Question answered',
  CLOSE_THREAD: 'Question closed',
  ADD_THREAD_NOTE: 'Question note written',
  MAKE_ADMIN: 'Admin made',
  REMOVE_ADMIN: 'Admin removed',
  SET_ROLE: 'Role changed',
  INVITE_STAFF: 'Staff invited',
  WITHDRAW_INVITATION: 'Invitation withdrawn',
  ADD_CUSTOMER_NOTE: 'Customer note written',
  MERGE_CUSTOMERS: 'Accounts merged',
  REMOVE_SIGN_IN: 'Sign-ins removed',
  FORGET_CUSTOMER: 'Account deleted',
  ADD_PROMOTION: 'Promotion made',
  UPDATE_PROMOTION: 'Promotion changed',
  END_PROMOTION: 'Promotion ended',
  TAKE_DOWN_REVIEW: 'Review removed',
  ANSWER_REVIEW: 'Review answered',
  ADD_SYNONYM: 'Synonym added',
  REMOVE_SYNONYM: 'Synonym removed',
  DISMISS_MISSED_SEARCH: 'Missed search dismissed',
  UPDATE_SHOP_LIST: 'List changed',
  UPDATE_SHOP_SETTINGS: 'Shop settings changed',
  RECONCILE: 'Money checked',
  ACKNOWLEDGE_FINDING: 'Finding noted',
  SUBMIT_DISPUTE_EVIDENCE: 'Dispute answered',
  EXPORT_DATA: 'Data downloaded',
  IMPORT_ITEMS: 'Items imported',
  UNDO_IMPORT: 'Import undone',
};

interface Subject {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly changes: readonly { readonly after?: string | null }[];
}

/** A review that an admin changed is one that is gone, and a file that was downloaded stays with whoever has it. */
const paths: Readonly<Record<Exclude<AuditSubject, 'PET' | 'ORDER' | 'REVIEW' | 'EXPORT'>, string>> = {
  PET_ORDER: '/adminDashboard/ManagePetsOrder',
  CART_ENTRY: '/adminDashboard/ManageAccessoriesOrder',
  USER: '/adminDashboard/staff',
  INVITATION: '/adminDashboard/staff',
  PAYMENT: '/adminDashboard/MoneyHealth',
  PROMOTION: '/adminDashboard/promotions',
  SYNONYM: '/adminDashboard/synonyms',
  ITEMS_EDIT: '/adminDashboard/ManagePetsdata',
  SHOP_LIST: '/adminDashboard/ManagePetsdata',
  THREAD: '/adminDashboard/questions',
  SHOP_SETTINGS: '/adminDashboard/settings',
  IMPORT: '/adminDashboard/imports',
};

/** What is done to accounts as those of customers. */
const ofCustomers: readonly AuditAction[] = ['ADD_CUSTOMER_NOTE', 'MERGE_CUSTOMERS', 'REMOVE_SIGN_IN'];

/** Path of the changed record's page; undefined where it is gone. */
export function pathOfSubject({ action, subject, subjectId, changes }: Subject): string | undefined {
  if (ofCustomers.includes(action)) return `/adminDashboard/customers/${encodeURIComponent(subjectId)}`;
  if (subject === 'REVIEW' || subject === 'EXPORT' || action === 'FORGET_CUSTOMER') return undefined;
  if (subject === 'ORDER') return `/adminDashboard/orders/${encodeURIComponent(subjectId)}`;
  if (subject !== 'PET') return paths[subject];
  const isGone = changes.length > 0 && changes.every(({ after }) => after === null);
  return isGone ? undefined : `/PetOrderDetails/${encodeURIComponent(subjectId)}`;
}
