/*
 * What the shop mails: one kind for each event that somebody waits for. The table says who gets it, and whether they may
 * do without it.
 */

interface MailKindRules {
  /** `shopper` is the account that the event is about, `shop` everybody who runs the shop. */
  readonly audience: 'shopper' | 'shop';
  /** Whether the account may switch it off. What a sale or a promise needs is sent in any case. */
  readonly isOptional: boolean;
  /** Whether it goes to the address that the event names; all else to the one that its account has when it is sent. */
  readonly goesToNamedAddress?: true;
  /** Whether an answer to a mail of the shop goes to the customer that it is about. */
  readonly repliesGoToCustomer?: true;
  /** What it is about, where somebody chooses whether to get it. */
  readonly label: string;
}

export const mailKinds = {
  REGISTERED: { audience: 'shopper', isOptional: false, label: 'Welcome to the shop' },
  ACCOUNTS_MERGED: {
    audience: 'shopper',
    isOptional: false,
    goesToNamedAddress: true,
    label: 'Two accounts of yours are one now',
  },
  EMAIL_CHANGED: {
    audience: 'shopper',
    isOptional: false,
    goesToNamedAddress: true,
    label: 'Your account has another address',
  },
  ORDER_PAID: { audience: 'shopper', isOptional: false, label: 'Your order is paid' },
  ORDER_SHIPPED: { audience: 'shopper', isOptional: false, label: 'Your order is on its way' },
  SHIPMENT_CORRECTED: { audience: 'shopper', isOptional: false, label: 'A parcel has another number' },
  SHIPMENT_LOST: { audience: 'shopper', isOptional: false, label: 'A parcel of yours was lost' },
  ORDER_DELIVERED: { audience: 'shopper', isOptional: true, label: 'Your order has arrived' },
  ORDER_CHANGED: { audience: 'shopper', isOptional: false, label: 'Your order was changed' },
  PAY_LINK: { audience: 'shopper', isOptional: false, label: 'What a change of your order costs more' },
  ORDER_CANCELLED: { audience: 'shopper', isOptional: false, label: 'Your order was canceled' },
  ORDER_REFUNDED: { audience: 'shopper', isOptional: false, label: 'Money goes back to you' },
  ORDER_MESSAGE: { audience: 'shopper', isOptional: false, label: 'The shop writes to you about an order' },
  PROBLEM_ANSWERED: { audience: 'shopper', isOptional: false, label: 'The shop answers what you reported' },
  ASK_CONFIRM: {
    audience: 'shopper',
    isOptional: false,
    goesToNamedAddress: true,
    label: 'Your question waits for your address',
  },
  THREAD_ANSWER: { audience: 'shopper', isOptional: false, label: 'The shop answers your question' },
  PET_ORDER_RECEIVED: { audience: 'shopper', isOptional: false, label: 'You have asked for an animal' },
  PET_ORDER_ACCEPTED: { audience: 'shopper', isOptional: false, label: 'The animal is yours' },
  PET_ORDER_DECLINED: { audience: 'shopper', isOptional: false, label: 'The animal went to somebody else' },
  PET_ORDER_READY: { audience: 'shopper', isOptional: false, label: 'The animal is ready to be collected' },
  WAITING_LIST_TURN: { audience: 'shopper', isOptional: false, label: 'It is your turn on a waiting list' },
  VISIT_OFFERED: { audience: 'shopper', isOptional: false, label: 'The shop offers times to meet' },
  VISIT_BOOKED: { audience: 'shopper', isOptional: false, label: 'Your visit is booked' },
  VISIT_REMINDER: { audience: 'shopper', isOptional: false, label: 'Your visit is tomorrow' },
  COLLECTION_REMINDER: { audience: 'shopper', isOptional: false, label: 'Your animal is kept two more days' },
  ADOPTION_FEE_PAID: { audience: 'shopper', isOptional: false, label: 'Your adoption fee is paid' },
  ANIMAL_HOME: { audience: 'shopper', isOptional: false, label: 'Your animal has moved in' },
  AFTER_HOME: { audience: 'shopper', isOptional: true, label: 'How it is going with your new animal' },
  TREATMENT_DUE: { audience: 'shopper', isOptional: true, label: 'Something is due for an animal of yours' },
  FOOD_CHANGE: {
    audience: 'shopper',
    isOptional: true,
    label: 'A change of food of an animal of yours begins',
  },
  ANIMAL_FOUND: { audience: 'shopper', isOptional: false, label: 'Somebody writes about your lost animal' },
  CORRECTION: { audience: 'shopper', isOptional: false, label: 'The shop takes back what it e-mailed' },
  REPEAT_AHEAD: { audience: 'shopper', isOptional: false, label: 'A repeat delivery is coming up' },
  REPEAT_CHARGED: { audience: 'shopper', isOptional: false, label: 'A repeat delivery is paid' },
  REPEAT_DECLINED: {
    audience: 'shopper',
    isOptional: false,
    label: 'A repeat delivery could not be paid',
  },
  BACK_IN_STOCK: { audience: 'shopper', isOptional: true, label: 'Something is in stock again' },
  PRICE_LOWER: { audience: 'shopper', isOptional: true, label: 'Something has become cheaper' },
  REVIEW_WANTED: { audience: 'shopper', isOptional: true, label: 'How you like what you bought' },
  REVIEW_ANSWERED: { audience: 'shopper', isOptional: true, label: 'The shop answers your review' },
  STAFF_INVITED: {
    audience: 'shopper',
    isOptional: false,
    goesToNamedAddress: true,
    label: 'You are invited to work at the shop',
  },
  SHOP_ORDER_PAID: {
    audience: 'shop',
    isOptional: true,
    repliesGoToCustomer: true,
    label: 'The shop has a new order',
  },
  SHOP_PET_ORDER: {
    audience: 'shop',
    isOptional: true,
    repliesGoToCustomer: true,
    label: 'Somebody asks the shop for an animal',
  },
  SHOP_ANSWER_DUE: {
    audience: 'shop',
    isOptional: true,
    repliesGoToCustomer: true,
    label: 'An application waits for an answer',
  },
  SHOP_PROBLEM: {
    audience: 'shop',
    isOptional: true,
    repliesGoToCustomer: true,
    label: 'A shopper says that something is wrong',
  },
  SHOP_QUESTION: {
    audience: 'shop',
    isOptional: true,
    repliesGoToCustomer: true,
    label: 'Somebody asks the shop something',
  },
  SHOP_LOW_STOCK: { audience: 'shop', isOptional: true, label: 'An item of the shop runs low' },
  SHOP_PURCHASES: { audience: 'shop', isOptional: false, label: 'What the shop has to buy' },
  SHOP_DISPUTE: {
    audience: 'shop',
    isOptional: false,
    repliesGoToCustomer: true,
    label: 'A charge of the shop is disputed',
  },
  SHOP_DISPUTE_ANSWERED: {
    audience: 'shop',
    isOptional: false,
    repliesGoToCustomer: true,
    label: 'The shop answered a dispute by itself',
  },
} as const satisfies Record<string, MailKindRules>;

export type MailKind = keyof typeof mailKinds;

/** Whether a kind goes to the address that its event names, whoever has an account there. */
export function goesToNamedAddress(kind: MailKind): boolean {
  const rules: MailKindRules = mailKinds[kind];
  return rules.goesToNamedAddress ?? false;
}

/** Whether an answer to a mail of the shop goes to the customer that it is about. */
export function repliesGoToCustomer(kind: MailKind): boolean {
  const rules: MailKindRules = mailKinds[kind];
  return rules.repliesGoToCustomer ?? false;
}

const allKinds = Object.keys(mailKinds) as MailKind[];

/**
 * The kinds that an account can switch off, in the order of the table.
 *
 * @param getsShopMails whether the account gets what goes to the shop as well
 */
export function optionalMailKinds(getsShopMails: boolean): MailKind[] {
  return allKinds.filter((kind) => {
    const { audience, isOptional } = mailKinds[kind];
    return isOptional && (audience === 'shopper' || getsShopMails);
  });
}
