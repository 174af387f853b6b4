/** What one shopper requested and was answered about one checkout. */
export interface Checkout {
  /** Idempotency key, new for each checkout. */
  readonly key: string;
  /** The cart that it is for: two tabs may check out the same one. */
  readonly cart: string;
  /** Payments that the shop named for it; more than one is already wrong. */
  readonly paymentIds: Set<string>;
  /** Whether Stripe reported to the browser that the card was charged. */
  isCharged: boolean;
  /** Whether the shop said that it is paid. */
  isReportedPaid: boolean;
  /** Whether the shop said that it will not be paid any more, and never the other after that. */
  isReportedUnpaid: boolean;
}

/** A plan of repeat deliveries, and what its shopper wants of it. */
export interface SubscribedPlan {
  readonly id: string;
  /** How many deliveries were due, or asked for beside that. */
  wanted: number;
  /** Since when it is ended or paused, by the shop's own answer; null where it is not, or may be no more. */
  quietSince: Date | null;
  /** How often its shopper ordered by hand since. */
  ordersByHand: number;
}

/** Money that an admin asked to give back. */
export interface RequestedRefund {
  readonly requestId: string;
  readonly paymentId: string;
  /** Lines that were to be given back, with all their pieces; none for an amount. */
  readonly entryIds: readonly string[];
  /** Cents; null for entries. */
  readonly amount: number | null;
  /** The shop's answer to it, of several the kindest. */
  isConfirmed: boolean;
}

/** A parcel that an admin sent, under a number that no other request has. */
export interface RequestedParcel {
  readonly paymentId: string;
  readonly trackingNumber: string;
  isConfirmed: boolean;
}

/** What an admin answered to what a shopper said was wrong. */
export interface RequestedAnswer {
  readonly problemId: string;
  /** What it leads to, as it is stored. */
  readonly state: string;
  isConfirmed: boolean;
}

/** Lines of which an admin said that all that was sent came back, or a piece. */
export interface RequestedReturn {
  readonly entryIds: readonly string[];
  readonly isRestocked: boolean;
  isConfirmed: boolean;
}

/** What somebody said of the stock of an item, under a note that no other request has. */
export interface RequestedStockChange {
  readonly petId: string;
  readonly note: string;
  /** By how much it changes the stock; null for a count of what is there at that moment. */
  readonly quantity: number | null;
  /** The stock that it leaves; null where what is sold decides that. */
  readonly stockAfter: number | null;
  isConfirmed: boolean;
}

/** A change of many items that somebody asked for, as it was looked at before: it may be done once. */
export interface RequestedEdit {
  /** In words; no other edit of the same items has them. */
  readonly summary: string;
  readonly petIds: readonly string[];
  /** How many items it was to change. */
  readonly count: number;
  /** Once the shop said that it was done. */
  id: string | null;
  /** Whether the shop said that it was taken back. */
  isUndone: boolean;
}

/** A file of goods that somebody had imported. */
export interface RequestedImport {
  readonly id: string;
  readonly petIds: readonly string[];
  /** Whether the shop said that it began to be taken back. */
  isUndone: boolean;
}

/** A stage to which the shop said that an application was moved. */
export interface ConfirmedStage {
  readonly orderId: string;
  readonly stage: string;
}

/** Somebody who asked for their account to be deleted. */
export interface Departure {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** All that says who it was. */
  readonly words: readonly string[];
  /** Begin the keys of all checkouts. */
  readonly keys: string;
  /** Whether the shop said yes, or knew nobody any more. */
  isConfirmed: boolean;
}

/** What the shoppers and admins requested and were answered; the shop is held to it afterwards. */
export interface Oracle {
  readonly checkouts: Checkout[];
  readonly plans: SubscribedPlan[];
  /** Entries that somebody asked to cancel, whatever the answer. */
  readonly requestedCancels: Set<string>;
  /** Entries that the shop said are cancelled. */
  readonly confirmedCancels: Set<string>;
  readonly refunds: RequestedRefund[];
  readonly returns: RequestedReturn[];
  readonly parcels: RequestedParcel[];
  readonly answers: RequestedAnswer[];
  readonly stockChanges: RequestedStockChange[];
  readonly edits: RequestedEdit[];
  readonly imports: RequestedImport[];
  readonly stages: ConfirmedStage[];
  readonly departures: Departure[];
  /** Payments of orders that an admin handled. */
  readonly handled: Set<string>;
  /** Animal orders that the shop said it took. */
  readonly confirmedOrders: Set<string>;
  readonly confirmedAccepts: Set<string>;
  readonly requestedOrderCancels: Set<string>;
  /** Requests without a final response in time. */
  readonly timeouts: string[];
  /** Answers that were an error of the shop's own making. */
  internalErrors: number;
}

export function newOracle(): Oracle {
  return {
    checkouts: [],
    plans: [],
    requestedCancels: new Set(),
    confirmedCancels: new Set(),
    refunds: [],
    returns: [],
    parcels: [],
    answers: [],
    stockChanges: [],
    edits: [],
    imports: [],
    stages: [],
    departures: [],
    handled: new Set(),
    confirmedOrders: new Set(),
    confirmedAccepts: new Set(),
    requestedOrderCancels: new Set(),
    timeouts: [],
    internalErrors: 0,
  };
}
