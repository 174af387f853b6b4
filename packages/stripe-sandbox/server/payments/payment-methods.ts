import type Stripe from 'stripe';
import { invalidRequest, parameterMissing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { PaymentMethod } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import type { Params } from '../requests/params.ts';
import { findTestPaymentMethod, readCard } from './cards.ts';

/** How a call names what it pays with; read before the call runs, made into a method while it runs. */
export type MethodChoice = (work: UnitOfWork) => PaymentMethod;

export function createPaymentMethod({ params }: Call): Execution {
  return readMethodData(params);
}

export function retrievePaymentMethod({ id }: Call): Execution {
  return (work) => work.get('payment_method', id, 'payment_method');
}

/** `payment_method` (an id, made earlier or one of Stripe's ready-made ones) or `payment_method_data`. */
export function readMethodChoice(params: Params): MethodChoice | null {
  const id = params.string('payment_method');
  const data = params.hash('payment_method_data');
  if (id) return readMethodId(id);
  return data ? readMethodData(data) : null;
}

/** A method by its id, made earlier or one of Stripe's ready-made ones. */
export function readMethodId(id: string): MethodChoice {
  return (work) => {
    const card = findTestPaymentMethod(id, work.now);
    if (card) return work.put(newMethod(work, card, emptyBilling, {}));
    const method = work.get('payment_method', id, 'payment_method');
    if (isUsedUp(work, method)) throw usedUp();
    return method;
  };
}

/** What belongs to no customer pays once. */
function isUsedUp(work: UnitOfWork, { id, customer }: PaymentMethod): boolean {
  return !customer && work.list('charge').some((charge) => charge.payment_method === id && charge.paid);
}

function usedUp() {
  return invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
      'connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use ' +
      'a PaymentMethod multiple times, you must attach it to a Customer first.',
    { param: 'payment_method' },
  );
}

/** `type=card` with the card's number, as Stripe.js sends it; the number goes no further than this. */
function readMethodData(params: Params): MethodChoice {
  if (params.oneOf('type', ['card']) === undefined) throw parameterMissing('type');
  const card = params.hash('card');
  if (!card) throw parameterMissing('card');

  const input = {
    number: card.requiredString('number'),
    expMonth: card.requiredInteger('exp_month'),
    expYear: card.requiredInteger('exp_year'),
    cvc: card.string('cvc'),
  };
  const billing = readBilling(params.hash('billing_details'));
  const metadata = params.metadata() ?? {};
  return (work) => work.put(newMethod(work, readCard(input, work.now), billing, metadata));
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const emptyBilling = { address: emptyAddress, email: null, name: null, phone: null, tax_id: null };

function readBilling(params: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  if (!params) return emptyBilling;
  const address = params.hash('address');
  return {
    address: {
      city: address?.string('city') ?? null,
      country: address?.string('country') ?? null,
      line1: address?.string('line1') ?? null,
      line2: address?.string('line2') ?? null,
      postal_code: address?.string('postal_code') ?? null,
      state: address?.string('state') ?? null,
    },
    email: params.string('email') ?? null,
    name: params.string('name') ?? null,
    phone: params.string('phone') ?? null,
    tax_id: null,
  };
}

function newMethod(
  work: UnitOfWork,
  card: Stripe.PaymentMethod.Card,
  billing: Stripe.PaymentMethod.BillingDetails,
  metadata: Record<string, string>,
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card,
    created: work.timestamp,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
}
