import type { Request, RequestHandler } from 'express';
import { networkOf } from '../platform/network-address.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import type { Viewer } from '../users/viewer.ts';
import { RateLimiter } from './rate-limiter.ts';

/**
 * What may be done how often in a minute, by one account and from one address. More than anybody does by hand, an
 * office full of shoppers behind one address included; far less than a program could.
 */
const allowances = {
  /** Stolen cards are tried out by the hundred. */
  startPayment: { account: 10, address: 30 },
  /** Each asks Stripe. */
  checkPayment: { account: 60 },
  order: { account: 20 },
  lookUpAccount: { account: 30 },
  saveProfile: { account: 10, address: 60 },
  changeRole: { account: 10 },
  /** An admin who enters one item after another takes longer for each than a second. */
  upload: { account: 60 },
  reconcile: { account: 6 },
  /** Searches as one types, with a pause after each word. */
  search: { address: 300 },
} as const satisfies Record<string, { account?: number; address?: number }>;

export type LimitedAction = keyof typeof allowances;

/** The fields of GraphQL that do something of that kind. REST paths name theirs where they are declared. */
export const limitedFields: Readonly<Record<string, LimitedAction>> = {
  createPaymentIntent: 'startPayment',
  confirmPayment: 'checkPayment',
  orderPet: 'order',
  postCart: 'order',
  user: 'lookUpAccount',
  saveUser: 'saveProfile',
  makeAdmin: 'changeRole',
  removeAdmin: 'changeRole',
  reconcile: 'reconcile',
};

/** What may be done hundreds of times is counted some at a time; what is rare is counted one by one, to the last. */
function blockOf(points: number): number {
  return points < 100 ? 1 : points / 30;
}

/** Who does something: an account, or null for a visitor, from an address. */
export interface Doer {
  readonly viewer: Viewer;
  readonly address: string | undefined;
}

/** Limits how often things are done that are dear, or dangerous in number; the same for GraphQL and REST together. */
export class ActionLimits {
  private readonly limiters = new Map<string, RateLimiter>();

  constructor(private readonly isOn: boolean) {
    if (!isOn) return;
    for (const [action, allowance] of Object.entries(allowances)) {
      for (const [by, points] of Object.entries(allowance)) {
        this.limiters.set(`${action}:${by}`, new RateLimiter(`${action}:${by}`, points, blockOf(points)));
      }
    }
  }

  /** @throws TryLater RATE_LIMITED */
  async take(action: LimitedAction, { viewer, address }: Doer, times = 1): Promise<void> {
    if (!this.isOn) return;
    await this.limiters.get(`${action}:address`)?.take(networkOf(address), times);
    // What is for accounts alone refuses a visitor by itself.
    if (viewer) await this.limiters.get(`${action}:account`)?.take(viewer._id, times);
  }

  /** Takes note of one thing that a request does. Stands after whoever finds out the viewer. */
  middleware(action: LimitedAction): RequestHandler {
    return async (request, _response, next) => {
      await this.take(action, doerOf(request));
      next();
    };
  }
}

/** @throws DomainError UNAUTHENTICATED for a bad token */
function doerOf(request: Request): Doer {
  return { viewer: viewerOf(request), address: request.ip };
}
