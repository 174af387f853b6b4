import type Stripe from 'stripe';

/** Objects as the ledger keeps them: Stripe's shapes, links to other objects always as ids. */
export type Intent = Omit<Stripe.PaymentIntent, 'customer' | 'latest_charge' | 'payment_method'> & {
  customer: string | null;
  latest_charge: string | null;
  payment_method: string | null;
};

export type Charge = Omit<Stripe.Charge, 'customer' | 'payment_intent'> & {
  customer: string | null;
  payment_intent: string;
};

export type Refund = Omit<Stripe.Refund, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};

export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};

export type PaymentMethod = Omit<Stripe.PaymentMethod, 'customer'> & {
  card: Stripe.PaymentMethod.Card;
  customer: string | null;
};

/** One that was deleted is there no more, and its id stays taken. */
export type Customer = Stripe.Customer & { isDeleted?: true };

/** What an event may be about. */
export type EventSubject = Intent | PaymentMethod | Customer | Charge | Refund | Dispute;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: EventSubject };
  livemode: false;
  /** How many endpoints still wait for it; filled in when it is read. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface ObjectKinds {
  payment_intent: Intent;
  payment_method: PaymentMethod;
  customer: Customer;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: StripeEvent;
}

export type Kind = keyof ObjectKinds;
export type StoredObject = ObjectKinds[Kind];

/** Version of Stripe's API whose shapes are spoken here. */
export const apiVersion = '2026-10-28.endive';
