import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Params } from './params.ts';

/** One call that passed the gate: a known key, a known address, parameters decoded. */
export interface Call {
  /** The object named in the path; empty where the path names none. */
  readonly id: string;
  readonly params: Params;
  /** Made with the publishable key, so by a browser: it sees and may do less. */
  readonly isBrowser: boolean;
}

/** The part of a call that runs against the stored objects: it answers, or throws a StripeApiError. */
export type Execution = (work: UnitOfWork) => object;

/**
 * Two steps, as with Stripe: reading the parameters may reject the call before anything runs (such a
 * rejection is not kept under an idempotency key); the execution's answer or error is kept together with
 * the changes it made. An execution never waits, so no two of them interleave.
 */
export type Endpoint = (call: Call) => Execution;
