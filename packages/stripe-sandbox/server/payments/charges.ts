import { newId } from '../core/ids.ts';
import type { Charge, Intent, PaymentMethod } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import type { Decline } from './cards.ts';

export function retrieveCharge({ id }: Call): Execution {
  return (work) => work.get('charge', id, 'charge');
}

/** Takes the money: a charge of the intent's whole amount. */
export function newCharge(
  work: UnitOfWork,
  intent: Intent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PET SHOP SANDBOX',
    captured: true,
    created: work.timestamp,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardOnCharge(intent, method, isAuthenticated) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The attempt that the bank rejected: a charge too, of no money. */
export function newFailedCharge(
  work: UnitOfWork,
  intent: Intent,
  method: PaymentMethod,
  isAuthenticated: boolean,
  decline: Decline,
): Charge {
  return {
    ...newCharge(work, intent, method, isAuthenticated),
    amount_captured: 0,
    captured: false,
    failure_code: decline.code ?? null,
    failure_message: decline.message,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'declined_by_network',
      reason: decline.decline_code ?? decline.code ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
    paid: false,
    status: 'failed',
  };
}

function cardOnCharge(intent: Intent, { card }: PaymentMethod, isAuthenticated: boolean) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand,
    checks: checks && { ...checks, cvc_check: checks.cvc_check && 'pass' },
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: isAuthenticated ? authenticated : null,
    transaction_link_id: null,
    wallet: null,
  } as const;
}

const authenticated = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;
