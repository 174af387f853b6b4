import type { Request, RequestHandler } from 'express';
import { networkOf } from '../platform/network-address.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import type { Viewer } from '../users/viewer.ts';
import { RateLimiter } from './rate-limiter.ts';

/** How often an account may do something, and all at an address together. */
interface Allowance {
  readonly account?: number;
  readonly address?: number;
}

/**
 * Limits per minute, by account and by address. More than anybody does by hand, including an office full of shoppers
 * behind one address; far less than a program could.
 */
export const actionsPerMinute = {
  /** Stolen cards are tried out by the hundred. */
  startPayment: { account: 10, address: 30 },
  /** Codes of invitations that fail: more than anybody mistypes. */
  failCode: { account: 10, address: 30 },
  /** Each asks Stripe. */
  checkPayment: { account: 60 },
  order: { account: 20 },
  lookUpAccount: { account: 30 },
  saveProfile: { account: 10, address: 60 },
  changeRole: { account: 10 },
  /** Everybody reads it. */
  review: { account: 20 },
  /** Each is mailed to the shop, and may bring a picture. */
  reportProblem: { account: 10 },
  /** Each is mailed to somebody who did not ask for it. */
  messageShopper: { account: 20 },
  watchStock: { account: 60 },
  /** Each is mailed to the shop, or a link to an address that somebody typed. */
  ask: { account: 10, address: 10 },
  /** Each is mailed to the people of an animal that is lost. */
  writeToFamily: { address: 5 },
  /** An admin who enters one item after another takes longer for each than a second. */
  upload: { account: 60 },
  /** A shopper’s, with what is wrong with an order, a review or a question. */
  sendPhoto: { account: 10, address: 60 },
  /** With a question; nobody has an account for it. */
  sendPhotoAsVisitor: { address: 10 },
  reconcile: { account: 6 },
  /** Each reads a whole collection. */
  export: { account: 10 },
  /** Each goes through all that there is of an account. */
  takeAlong: { account: 5, address: 30 },
  /** Each asks Stripe. */
  changeCards: { account: 20 },
  /** Each plans a file of thousands of rows: a few looks at it, and the import. */
  import: { account: 10 },
  /** Searches as one types, with a pause after each word. */
  search: { address: 300 },
  /** One for each pause of somebody who types; several at once behind one address. */
  suggest: { address: 600 },
  /** The same, on two devices at once. */
  keepTyped: { account: 120 },
} as const satisfies Record<string, Allowance>;

/** Limits per hour, for what is guessed with patience. */
const actionsPerHour = {
  /** Codes of promotions that fail. */
  failPromotionCode: { account: 30, address: 300 },
} as const satisfies Record<string, Allowance>;

export type LimitedAction = keyof typeof actionsPerMinute | keyof typeof actionsPerHour;

const limitsByWindow: readonly [windowSeconds: number, limits: Readonly<Record<string, Allowance>>][] = [
  [60, actionsPerMinute],
  [3600, actionsPerHour],
];

/** Limited GraphQL fields. REST paths name theirs where they are declared. */
export const limitedFields: Readonly<Record<string, LimitedAction>> = {
  createPaymentIntent: 'startPayment',
  confirmPayment: 'checkPayment',
  sendRepeatDeliveryNow: 'startPayment',
  orderPet: 'order',
  postCart: 'order',
  user: 'lookUpAccount',
  saveUser: 'saveProfile',
  saveAddress: 'saveProfile',
  signOutEverywhere: 'saveProfile',
  deleteAccount: 'takeAlong',
  forgetCustomer: 'takeAlong',
  removeSavedCard: 'changeCards',
  makeAdmin: 'changeRole',
  removeAdmin: 'changeRole',
  setRole: 'changeRole',
  inviteStaff: 'changeRole',
  staffInvitation: 'lookUpAccount',
  acceptInvitation: 'lookUpAccount',
  reconcile: 'reconcile',
  reviewItem: 'review',
  messageShopper: 'messageShopper',
  reportProblem: 'reportProblem',
  watchStock: 'watchStock',
  watchPrice: 'watchStock',
  askShop: 'ask',
  replyToThread: 'ask',
  answerThread: 'messageShopper',
  searchSuggestions: 'suggest',
  keepTypedAnswers: 'keepTyped',
};

/** High limits are counted in batches, low ones exactly. */
function batchSizeFor(points: number): number {
  return points < 100 ? 1 : points / 30;
}

/** An account, or null for a visitor, and the address. */
export interface Caller {
  readonly viewer: Viewer;
  readonly address: string | undefined;
}

/** Limits actions that are costly, or dangerous in number; GraphQL and REST share the limits. */
export class ActionLimits {
  private readonly limiters = new Map<string, RateLimiter>();

  constructor(private readonly isOn: boolean) {
    if (!isOn) return;
    for (const [windowSeconds, limits] of limitsByWindow) {
      for (const [action, allowance] of Object.entries(limits)) this.add(action, allowance, windowSeconds);
    }
  }

  private add(action: string, allowance: Allowance, windowSeconds: number): void {
    for (const [by, points] of Object.entries(allowance)) {
      const name = `${action}:${by}`;
      this.limiters.set(name, new RateLimiter(name, points, batchSizeFor(points), windowSeconds));
    }
  }

  /** @throws RetryLaterError RATE_LIMITED */
  async consume(action: LimitedAction, { viewer, address }: Caller, times = 1): Promise<void> {
    if (!this.isOn) return;
    await this.limiters.get(`${action}:address`)?.consume(networkOf(address), times);
    // Actions for accounts reject visitors by themselves.
    if (viewer) await this.limiters.get(`${action}:account`)?.consume(viewer._id, times);
  }

  /** Takes back that an action was counted. */
  async giveBack(action: LimitedAction, { viewer, address }: Caller): Promise<void> {
    if (!this.isOn) return;
    await this.limiters.get(`${action}:address`)?.giveBack(networkOf(address));
    if (viewer) await this.limiters.get(`${action}:account`)?.giveBack(viewer._id);
  }

  /** Counts one action of a request. Goes after the viewer middleware. */
  middleware(action: LimitedAction): RequestHandler {
    return async (request, _response, next) => {
      await this.consume(action, callerOf(request));
      next();
    };
  }
}

/** @throws DomainError UNAUTHENTICATED for a bad token */
function callerOf(request: Request): Caller {
  return { viewer: viewerOf(request), address: request.ip };
}
