import type Stripe from 'stripe';

/** Objects as the ledger keeps them: Stripe's shapes, links to other objects always as ids. */
export type Intent = Omit<Stripe.PaymentIntent, 'latest_charge' | 'payment_method'> & {
  latest_charge: string | null;
  payment_method: string | null;
};

export type Charge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string };

export type Refund = Omit<Stripe.Refund, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};

export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};

export type PaymentMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Intent | Charge | Refund | Dispute };
  livemode: false;
  /** How many endpoints still wait for it; filled in when it is read. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface ObjectKinds {
  payment_intent: Intent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: StripeEvent;
}

export type Kind = keyof ObjectKinds;
export type StoredObject = ObjectKinds[Kind];

/** Version of Stripe's API whose shapes are spoken here. */
export const apiVersion = '2026-10-28.endive';
