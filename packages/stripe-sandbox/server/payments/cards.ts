import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { cardError, type StripeErrorBody } from '../core/errors.ts';
import type { DisputeCause } from './disputes.ts';

/** Why a bank says no, in the fields of Stripe's card errors. */
export type Decline = Pick<StripeErrorBody, 'code' | 'decline_code' | 'message'>;

/** What happens when this card is charged. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'declined'; decline: Decline }
  | { kind: 'disputed'; cause: DisputeCause }
  | { kind: 'needs authentication'; afterwards: CardOutcome; isWaivedOnceSetUp?: boolean }
  | { kind: 'declined once saved'; decline: Decline }
  | { kind: 'takes its time' };

interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  funding?: 'debit';
  /** Ready-made payment method of Stripe's test mode. */
  methodId?: string;
  outcome: CardOutcome;
}

const succeeds: CardOutcome = { kind: 'succeeds' };

function declined(
  code: string,
  declineCode: string | undefined,
  message: string,
): CardOutcome & { kind: 'declined' } {
  return { kind: 'declined', decline: { code, decline_code: declineCode, message } };
}

const genericDecline = declined('card_declined', 'generic_decline', 'Your card was declined.');
const insufficientFunds = declined(
  'card_declined',
  'insufficient_funds',
  'Your card has insufficient funds.',
);
const lostCard = declined('card_declined', 'lost_card', 'Your card was declined.');
export const expired = declined('expired_card', undefined, 'Your card has expired.');
const incorrectCvc = declined('incorrect_cvc', undefined, "Your card's security code is incorrect.");
/** The bank's answer where nobody is there whom it could ask. */
export const authenticationRequired = declined(
  'authentication_required',
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);
const authenticatedUnlessSetUp: CardOutcome = {
  kind: 'needs authentication',
  afterwards: succeeds,
  isWaivedOnceSetUp: true,
};
const processingError = declined(
  'processing_error',
  undefined,
  'An error occurred while processing your card. Try again in a little bit.',
);

/**
 * Numbers from Stripe's public test-card page, and 4000 0000 0000 1000, our own, whose charge takes a while. Stripe's
 * 4000 0000 0000 0341 can be saved and not be charged; here the payment that saves it goes through.
 */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', methodId: 'pm_card_visa', outcome: succeeds },
  {
    number: '4000056655665556',
    brand: 'visa',
    funding: 'debit',
    methodId: 'pm_card_visa_debit',
    outcome: succeeds,
  },
  { number: '5555555555554444', brand: 'mastercard', methodId: 'pm_card_mastercard', outcome: succeeds },
  { number: '378282246310005', brand: 'amex', methodId: 'pm_card_amex', outcome: succeeds },
  { number: '6011111111111117', brand: 'discover', methodId: 'pm_card_discover', outcome: succeeds },
  {
    number: '4000000000000002',
    brand: 'visa',
    methodId: 'pm_card_visa_chargeDeclined',
    outcome: genericDecline,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    methodId: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    outcome: insufficientFunds,
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    methodId: 'pm_card_visa_chargeDeclinedLostCard',
    outcome: lostCard,
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    methodId: 'pm_card_chargeCustomerFail',
    outcome: { ...genericDecline, kind: 'declined once saved' },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    methodId: 'pm_card_chargeDeclinedExpiredCard',
    outcome: expired,
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    methodId: 'pm_card_chargeDeclinedIncorrectCvc',
    outcome: incorrectCvc,
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    methodId: 'pm_card_chargeDeclinedProcessingError',
    outcome: processingError,
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    methodId: 'pm_card_authenticationRequired',
    outcome: { kind: 'needs authentication', afterwards: succeeds },
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    methodId: 'pm_card_authenticationRequiredOnSetup',
    outcome: authenticatedUnlessSetUp,
  },
  // The short form in common use. It fails the Luhn check, so being in this list is the only check of a number.
  { number: '4000000000003155', brand: 'visa', outcome: authenticatedUnlessSetUp },
  {
    number: '4000008400001629',
    brand: 'visa',
    methodId: 'pm_card_authenticationRequiredChargeDeclined',
    outcome: { kind: 'needs authentication', afterwards: genericDecline },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    methodId: 'pm_card_createDispute',
    outcome: { kind: 'disputed', cause: { reason: 'fraudulent', isInquiry: false } },
  },
  {
    number: '4000000000002685',
    brand: 'visa',
    methodId: 'pm_card_createDisputeProductNotReceived',
    outcome: { kind: 'disputed', cause: { reason: 'product_not_received', isInquiry: false } },
  },
  {
    number: '4000000000001976',
    brand: 'visa',
    methodId: 'pm_card_createDisputeInquiry',
    outcome: { kind: 'disputed', cause: { reason: 'fraudulent', isInquiry: true } },
  },
  {
    number: '4000000000001000',
    brand: 'visa',
    methodId: 'pm_card_sandbox_processing',
    outcome: { kind: 'takes its time' },
  },
];

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
}

/**
 * Checks a card as Stripe does when a payment method is made from it.
 *
 * @returns what may be kept of it: never the number, only its last four digits
 * @throws StripeApiError (card_error) for a wrong number, expiry date or security code
 */
export function readCard(input: CardInput, now: Date): Stripe.PaymentMethod.Card {
  const number = input.number.replace(/[ -]/g, '');
  const card = testCards.find((one) => one.number === number);
  if (!card) throw cardError('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
  checkExpiry(input, now);
  checkCvc(input.cvc, card.brand);
  return cardDetails(card, input.expMonth, input.expYear, input.cvc !== undefined);
}

/** The card behind a ready-made test id such as `pm_card_visa`, or null. */
export function findTestPaymentMethod(methodId: string, now: Date): Stripe.PaymentMethod.Card | null {
  const card = testCards.find((one) => one.methodId === methodId);
  return card ? cardDetails(card, now.getUTCMonth() + 1, now.getUTCFullYear() + 1, false) : null;
}

/** The same card, which from now on does what the ready-made test card does; null where there is none of that id. */
export function likeTestCard(
  card: Stripe.PaymentMethod.Card,
  methodId: string,
): Stripe.PaymentMethod.Card | null {
  const model = testCards.find((one) => one.methodId === methodId);
  return model ? { ...card, fingerprint: fingerprintOf(model) } : null;
}

export function outcomeOf(card: Stripe.PaymentMethod.Card): CardOutcome {
  return testCards.find((one) => fingerprintOf(one) === card.fingerprint)?.outcome ?? genericDecline;
}

function checkExpiry({ expMonth, expYear }: CardInput, now: Date): void {
  const year = expYear < 100 ? 2000 + expYear : expYear;
  if (expMonth < 1 || expMonth > 12) throw invalidMonth();
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", {
      code: 'invalid_expiry_year',
      param: 'exp_year',
    });
  }
  if (year === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1) throw invalidMonth();
}

function invalidMonth(): Error {
  return cardError("Your card's expiration month is invalid.", {
    code: 'invalid_expiry_month',
    param: 'exp_month',
  });
}

function checkCvc(cvc: string | undefined, brand: TestCard['brand']): void {
  if (cvc === undefined) return;
  const isValid = brand === 'amex' ? /^\d{3,4}$/.test(cvc) : /^\d{3}$/.test(cvc);
  if (!isValid)
    throw cardError("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
}

function cardDetails(
  card: TestCard,
  month: number,
  year: number,
  hasCvc: boolean,
): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month: month,
    exp_year: year < 100 ? 2000 + year : year,
    fingerprint: fingerprintOf(card),
    funding: card.funding ?? 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** Same card, same fingerprint, as with Stripe; it is also how a kept payment method finds its outcome. */
function fingerprintOf(card: TestCard): string {
  return createHash('sha256').update(`stripe-sandbox:${card.number}`).digest('base64url').slice(0, 16);
}
