import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { modelOf } from '../database/model-of.ts';

/** What admins do that changes something, or takes data out of the shop. */
export const AuditAction = {
  ADD_PET: 'add_pet',
  UPDATE_PET: 'update_pet',
  DELETE_PET: 'delete_pet',
  RESTORE_PET: 'restore_pet',
  UPDATE_ANIMAL_FILE: 'update_animal_file',
  MOVE_STOCK: 'move_stock',
  COUNT_STOCK: 'count_stock',
  SCHEDULE_ITEMS_EDIT: 'schedule_items_edit',
  CANCEL_ITEMS_EDIT: 'cancel_items_edit',
  ACCEPT_PET_ORDER: 'accept_pet_order',
  UNDO_ACCEPT_PET_ORDER: 'undo_accept_pet_order',
  DECLINE_PET_ORDER: 'decline_pet_order',
  ANNOUNCE_PET_ORDER_READY: 'announce_pet_order_ready',
  COLLECT_PET_ORDER: 'collect_pet_order',
  CANCEL_PET_ORDER: 'cancel_pet_order',
  MOVE_APPLICATION: 'move_application',
  OFFER_VISITS: 'offer_visits',
  RETURN_ANIMAL: 'return_animal',
  SIGN_AGREEMENT: 'sign_agreement',
  EXTEND_HOLD: 'extend_hold',
  WAIVE_ADOPTION_FEE: 'waive_adoption_fee',
  SHIP_CART_ENTRY: 'ship_cart_entry',
  UNDO_SHIP_CART_ENTRY: 'undo_ship_cart_entry',
  DELIVER_CART_ENTRY: 'deliver_cart_entry',
  CORRECT_SHIPMENT: 'correct_shipment',
  REPORT_SHIPMENT_LOST: 'report_shipment_lost',
  HOLD_ORDER: 'hold_order',
  RELEASE_ORDER: 'release_order',
  CHANGE_ORDER: 'change_order',
  ASK_FOR_DIFFERENCE: 'ask_for_difference',
  WITHDRAW_PAY_LINK: 'withdraw_pay_link',
  CANCEL_CART_ENTRY: 'cancel_cart_entry',
  REFUND_ORDER: 'refund_order',
  RETURN_ENTRIES: 'return_entries',
  HANDLE_OWN_ORDER: 'handle_own_order',
  ADD_ORDER_NOTE: 'add_order_note',
  MESSAGE_SHOPPER: 'message_shopper',
  ANSWER_PROBLEM: 'answer_problem',
  ANSWER_THREAD: 'answer_thread',
  CLOSE_THREAD: 'close_thread',
  ADD_THREAD_NOTE: 'add_thread_note',
  MAKE_ADMIN: 'make_admin',
  REMOVE_ADMIN: 'remove_admin',
  SET_ROLE: 'set_role',
  INVITE_STAFF: 'invite_staff',
  WITHDRAW_INVITATION: 'withdraw_invitation',
  ADD_CUSTOMER_NOTE: 'add_customer_note',
  MERGE_CUSTOMERS: 'merge_customers',
  REMOVE_SIGN_IN: 'remove_sign_in',
  FORGET_CUSTOMER: 'forget_customer',
  ADD_PROMOTION: 'add_promotion',
  UPDATE_PROMOTION: 'update_promotion',
  END_PROMOTION: 'end_promotion',
  TAKE_DOWN_REVIEW: 'take_down_review',
  ANSWER_REVIEW: 'answer_review',
  ADD_SYNONYM: 'add_synonym',
  REMOVE_SYNONYM: 'remove_synonym',
  DISMISS_MISSED_SEARCH: 'dismiss_missed_search',
  UPDATE_SHOP_LIST: 'update_shop_list',
  UPDATE_SHOP_SETTINGS: 'update_shop_settings',
  RECONCILE: 'reconcile',
  ACKNOWLEDGE_FINDING: 'acknowledge_finding',
  SUBMIT_DISPUTE_EVIDENCE: 'submit_dispute_evidence',
  EXPORT_DATA: 'export_data',
  IMPORT_ITEMS: 'import_items',
  UNDO_IMPORT: 'undo_import',
} as const;
export type AuditAction = (typeof AuditAction)[keyof typeof AuditAction];

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What an admin did.',
  valuesConfig: {
    ADD_PET: { description: 'Added an item.' },
    UPDATE_PET: { description: 'Changed an item.' },
    DELETE_PET: { description: 'Deleted an item, or retired one that orders name.' },
    RESTORE_PET: { description: 'Took a deletion back.' },
    UPDATE_ANIMAL_FILE: {
      description: 'Changed the file of an animal, whose notes are not kept here.',
    },
    MOVE_STOCK: { description: 'Wrote that pieces of an item came or went.' },
    COUNT_STOCK: { description: 'Counted the pieces of an item.' },
    SCHEDULE_ITEMS_EDIT: { description: 'Put new prices of many items off to a day.' },
    CANCEL_ITEMS_EDIT: { description: 'Called off new prices of a day to come.' },
    ACCEPT_PET_ORDER: { description: 'Gave an animal to a shopper.' },
    UNDO_ACCEPT_PET_ORDER: { description: 'Took back that an animal was given to a shopper.' },
    DECLINE_PET_ORDER: { description: 'Said no to an order for an animal.' },
    ANNOUNCE_PET_ORDER_READY: { description: 'Announced that an animal can be collected.' },
    COLLECT_PET_ORDER: { description: 'Noted that an animal moved to its new home.' },
    CANCEL_PET_ORDER: { description: 'Canceled somebody else’s order for an animal.' },
    MOVE_APPLICATION: { description: 'Moved an application for an animal, whose texts are not kept here.' },
    OFFER_VISITS: { description: 'Offered times to meet an animal.' },
    RETURN_ANIMAL: { description: 'Noted that an animal came back from its new home.' },
    SIGN_AGREEMENT: {
      description: 'Had an agreement about an animal signed, by a name that is not kept here.',
    },
    EXTEND_HOLD: { description: 'Kept an animal longer for whoever it was given to.' },
    WAIVE_ADOPTION_FEE: {
      description: 'Asked for no adoption fee after all; why is not kept here.',
    },
    SHIP_CART_ENTRY: { description: 'Noted that an order was sent.' },
    UNDO_SHIP_CART_ENTRY: { description: 'Took back that an order was sent.' },
    DELIVER_CART_ENTRY: { description: 'Noted that an order arrived.' },
    CORRECT_SHIPMENT: { description: 'Corrected who brings a parcel, or its number.' },
    REPORT_SHIPMENT_LOST: { description: 'Noted that a parcel was lost.' },
    HOLD_ORDER: { description: 'Put an order on hold.' },
    RELEASE_ORDER: { description: 'Took back that an order is on hold.' },
    CHANGE_ORDER: { description: 'Changed the address, phone number or delivery of an order.' },
    ASK_FOR_DIFFERENCE: { description: 'Asked by a pay link for what a change of an order costs more.' },
    WITHDRAW_PAY_LINK: { description: 'Took a pay link back.' },
    CANCEL_CART_ENTRY: { description: 'Canceled somebody else’s order for food or an accessory.' },
    REFUND_ORDER: { description: 'Gave back money of an order that stays ordered.' },
    RETURN_ENTRIES: { description: 'Noted that something of an order came back.' },
    HANDLE_OWN_ORDER: {
      description: 'Changed money or a price for an order or plan of the own account, as an exception.',
    },
    MESSAGE_SHOPPER: { description: 'Wrote to the shopper of an order, whose text is in the mail.' },
    ANSWER_PROBLEM: { description: 'Answered what a shopper reported about an order.' },
    ANSWER_THREAD: { description: 'Answered a question, whose text is not kept here.' },
    CLOSE_THREAD: { description: 'Closed a question.' },
    ADD_THREAD_NOTE: { description: 'Wrote a note into a question, whose text is not kept here.' },
    ADD_ORDER_NOTE: { description: 'Wrote a note about an order, whose text is not kept here.' },
    MAKE_ADMIN: { description: 'Made an account an admin.' },
    REMOVE_ADMIN: { description: 'Took the admin role from an account.' },
    SET_ROLE: { description: 'Made an account staff, or no longer.' },
    INVITE_STAFF: { description: 'Invited somebody to work in the shop.' },
    WITHDRAW_INVITATION: { description: 'Took an invitation back.' },
    ADD_CUSTOMER_NOTE: { description: 'Wrote a note about a customer.' },
    MERGE_CUSTOMERS: { description: 'Merged an account into another one.' },
    REMOVE_SIGN_IN: { description: 'Took a sign-in that was merged in from an account.' },
    FORGET_CUSTOMER: { description: 'Deleted the account of somebody who asked for it.' },
    ADD_PROMOTION: { description: 'Made a promotion.' },
    UPDATE_PROMOTION: { description: 'Changed a promotion.' },
    END_PROMOTION: { description: 'Ended a promotion.' },
    TAKE_DOWN_REVIEW: { description: 'Removed somebody’s review of an item.' },
    ANSWER_REVIEW: { description: 'Answered a review of an item, or changed the answer.' },
    ADD_SYNONYM: { description: 'Gave a word a meaning in the search.' },
    REMOVE_SYNONYM: { description: 'Took back what a word means in the search.' },
    DISMISS_MISSED_SEARCH: { description: 'Had a search that found nothing listed no more.' },
    UPDATE_SHOP_LIST: { description: 'Added, renamed or removed a value of the shop’s own lists.' },
    UPDATE_SHOP_SETTINGS: { description: 'Changed the settings of the shop.' },
    RECONCILE: { description: 'Had the payments compared with Stripe at once.' },
    ACKNOWLEDGE_FINDING: {
      description: 'Took note of a lost dispute, or of another finding of Money health.',
    },
    SUBMIT_DISPUTE_EVIDENCE: { description: 'Answered the dispute of an order’s charge.' },
    EXPORT_DATA: { description: 'Took data out of the shop as a file.' },
    IMPORT_ITEMS: { description: 'Had a file of items imported.' },
    UNDO_IMPORT: { description: 'Had an import of items undone.' },
  },
});

/** Kinds of records that admins change, and files that they take. */
export const AuditSubject = {
  PET: 'pet',
  PET_ORDER: 'pet_order',
  CART_ENTRY: 'cart_entry',
  ORDER: 'order',
  USER: 'user',
  INVITATION: 'invitation',
  PAYMENT: 'payment',
  PROMOTION: 'promotion',
  REVIEW: 'review',
  THREAD: 'thread',
  SYNONYM: 'synonym',
  ITEMS_EDIT: 'items_edit',
  SHOP_LIST: 'shop_list',
  EXPORT: 'export',
  IMPORT: 'import',
  SHOP_SETTINGS: 'shop_settings',
} as const;
export type AuditSubject = (typeof AuditSubject)[keyof typeof AuditSubject];

registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What kind of record an admin changed.',
  valuesConfig: {
    PET: { description: 'An item of the shop.' },
    PET_ORDER: { description: 'An order for an animal.' },
    CART_ENTRY: { description: 'An order for food or an accessory.' },
    ORDER: { description: 'What was ordered together.' },
    USER: { description: 'An account.' },
    INVITATION: { description: 'An invitation to work in the shop.' },
    PAYMENT: { description: 'Payments.' },
    PROMOTION: { description: 'A promotion.' },
    REVIEW: { description: 'What a shopper says of an item.' },
    THREAD: { description: 'A question to the shop.' },
    SYNONYM: { description: 'A word of the search.' },
    SHOP_LIST: { description: 'A value of the shop’s own lists.' },
    ITEMS_EDIT: { description: 'A change of many items.' },
    EXPORT: { description: 'A file of what the shop has stored.' },
    IMPORT: { description: 'A file of items that came in.' },
    SHOP_SETTINGS: { description: 'The settings of the shop.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'One field that was changed, its values as text.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field.' })
  @prop({ type: () => String, required: true })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Value before; null where there was none.' })
  @prop({ type: () => String })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Value after; null where there is none any more.' })
  @prop({ type: () => String })
  after?: string | null;
}

/** How long records are kept, in seconds: two years, the usual time to come back to a sale. */
export const AUDIT_RETENTION_SECONDS = 2 * 365 * 24 * 60 * 60;

@ObjectType({
  simpleResolvers: true,
  description:
    'Something an admin did: written together with the change itself, kept for two years, changed by nobody.',
})
@modelOptions({ schemaOptions: { collection: 'auditrecords', versionKey: false } })
@index({ at: 1 }, { expireAfterSeconds: AUDIT_RETENTION_SECONDS })
@index({ at: -1, _id: -1 })
// What other conditions ask about stands behind the order, so that records which do not fit are not even read.
@index({ action: 1, at: -1, _id: -1, actor: 1, subject: 1 })
@index({ actor: 1, at: -1, _id: -1, action: 1, subject: 1 })
@index({ subject: 1, at: -1, _id: -1, action: 1, actor: 1 })
@index({ subjectId: 1, at: -1, _id: -1, subject: 1, action: 1, actor: 1 })
export class AuditRecord {
  @Field(() => ID, { description: 'Identifies the record.' })
  _id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => String, {
    description: 'Who did it: the e-mail address at that time, or "command line" for who runs the shop.',
  })
  @prop({ type: () => String, required: true })
  actor!: string;

  @Field(() => String, { description: 'Name of who did it, at that time.' })
  @prop({ type: () => String, default: () => '' })
  actorName!: string;

  /** The identity provider's id of who did it, because an e-mail address can change hands. */
  @prop({ type: () => String })
  actorUid?: string;

  @Field(() => AuditAction, { description: 'What was done.' })
  @prop({ type: () => String, required: true, enum: Object.values(AuditAction) })
  action!: AuditAction;

  @Field(() => AuditSubject, { description: 'What kind of record was changed.' })
  @prop({ type: () => String, required: true, enum: Object.values(AuditSubject) })
  subject!: AuditSubject;

  @Field(() => ID, { description: 'Id of the record that was changed.' })
  @prop({ type: () => String, required: true })
  subjectId!: string;

  @Field(() => String, {
    description: 'What people call it: the name of the item, the e-mail address of the account.',
  })
  @prop({ type: () => String, default: () => '' })
  subjectName!: string;

  @Field(() => [AuditChange], { description: 'What changed, field by field.' })
  @prop({ type: () => [AuditChange], required: true, _id: false })
  changes!: AuditChange[];

  @Field(() => String, {
    nullable: true,
    description: 'The X-Request-Id of the request it was done by, which the logs name too.',
  })
  @prop({ type: () => String })
  requestId?: string;
}

export const AuditRecordModel = modelOf(AuditRecord);
