import type Stripe from 'stripe';
import { invalidRequest } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Charge, Dispute } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import { readPage } from '../requests/lists.ts';
import type { Params } from '../requests/params.ts';

/** How a card's bank comes to dispute a charge. */
export interface DisputeCause {
  readonly reason: 'fraudulent' | 'product_not_received';
  /** The bank only asks, and takes no money yet. */
  readonly isInquiry: boolean;
  /** How long there is to answer, in seconds. */
  readonly responseTime?: number | undefined;
}

/** What Stripe keeps for each dispute, in cents. */
const DISPUTE_FEE_CENTS = 1500;
/** How long there is to answer, in seconds. */
const RESPONSE_TIME_S = 9 * 24 * 3600;

/** Visa's codes of the reasons. */
const networkCodes = { fraudulent: '10.4', product_not_received: '13.1' } as const;

const closedStates = ['won', 'lost', 'warning_closed'];

const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

/** Those that are whole texts, with their longest length in characters; all others are as short as any string. */
const textFields: readonly string[] = [
  'access_activity_log',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'duplicate_charge_explanation',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'uncategorized_text',
];
const MAX_TEXT_LENGTH = 20_000;
/** Of all fields together. */
const MAX_EVIDENCE_LENGTH = 150_000;

type Evidence = Partial<Record<(typeof evidenceFields)[number], string>>;

export function retrieveDispute({ id }: Call): Execution {
  return (work) => work.get('dispute', id, 'dispute');
}

export function listDisputes({ params }: Call): Execution {
  const charge = params.string('charge');
  const intent = params.string('payment_intent');
  return readPage(
    params,
    'dispute',
    '/v1/disputes',
    (one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent),
  );
}

/** The bank decides by what the evidence says, in the words of Stripe's test mode. */
export function updateDispute({ id, params }: Call): Execution {
  const evidence = readEvidence(params);
  const isSubmitted = params.boolean('submit') ?? true;
  const metadata = params.metadata() ?? {};

  return (work) => {
    const dispute = getOpen(work, id);
    const staged: Dispute = {
      ...dispute,
      metadata: { ...dispute.metadata, ...metadata },
      evidence: { ...dispute.evidence, ...evidence },
      evidence_details: { ...dispute.evidence_details, has_evidence: true },
    };
    if (!isSubmitted) return change(work, staged);
    const { submission_count, due_by } = staged.evidence_details;
    const submitted: Dispute = {
      ...staged,
      evidence_details: {
        ...staged.evidence_details,
        submission_count: submission_count + 1,
        submission_method: 'manual',
        past_due: work.timestamp > (due_by ?? 0),
      },
    };
    return decide(work, submitted, evidence.uncategorized_text);
  };
}

/** Accepts the loss. */
export function closeDispute({ id }: Call): Execution {
  return (work) => end(work, getOpen(work, id), 'lost');
}

/** Ours, not Stripe's: the shopper goes to the bank, long after the charge. */
export function disputeIntent({ id, params }: Call): Execution {
  const reason = params.oneOf('reason', ['fraudulent', 'product_not_received']) ?? 'fraudulent';
  const isInquiry = params.boolean('inquiry') ?? false;
  const responseTime = params.integer('response_time');
  return (work) => {
    const { latest_charge: chargeId } = work.get('payment_intent', id, 'intent');
    const charge = work.get('charge', chargeId ?? '', 'charge');
    if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has already been disputed.`);
    return openDispute(work, charge, { reason, isInquiry, responseTime });
  };
}

/** Disputes what of a charge was not given back; but for an inquiry, its bank takes that at once. */
export function openDispute(work: UnitOfWork, charge: Charge, cause: DisputeCause): Dispute {
  work.put({ ...charge, disputed: true });
  const opened = newDispute(work, charge, cause);
  work.emit('charge.dispute.created', opened);
  return cause.isInquiry ? work.put(opened) : withdraw(work, opened);
}

/** @throws StripeApiError charge_disputed while a bank has the money of a charge, or keeps it */
export function rejectRefundOfDisputed(work: UnitOfWork, { id }: Charge): void {
  const isTaken = work.list('dispute').some((one) => one.charge === id && !one.is_charge_refundable);
  if (!isTaken) return;
  throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
    charge: id,
  });
}

function newDispute(
  work: UnitOfWork,
  charge: Charge,
  { reason, isInquiry, responseTime = RESPONSE_TIME_S }: DisputeCause,
): Dispute {
  const code = networkCodes[reason];
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: work.timestamp,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: work.timestamp + responseTime,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: code,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        network: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network_reason_code: code,
      },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}

function readEvidence(params: Params): Evidence {
  const given = params.hash('evidence');
  const pairs = evidenceFields.flatMap((field) => {
    const text = given?.string(field, textFields.includes(field) ? MAX_TEXT_LENGTH : undefined);
    return text === undefined ? [] : [[field, text] as const];
  });
  const length = pairs.reduce((sum, [, text]) => sum + text.length, 0);
  if (length > MAX_EVIDENCE_LENGTH) {
    throw invalidRequest(`The combined character count of all fields is limited to ${MAX_EVIDENCE_LENGTH}.`, {
      param: 'evidence',
    });
  }
  return Object.fromEntries(pairs);
}

function noEvidence(): Stripe.Dispute.Evidence {
  const fields = Object.fromEntries(evidenceFields.map((field) => [field, null]));
  return { ...fields, enhanced_evidence: {} } as Stripe.Dispute.Evidence;
}

function getOpen(work: UnitOfWork, id: string): Dispute {
  const dispute = work.get('dispute', id, 'dispute');
  if (!closedStates.includes(dispute.status)) return dispute;
  throw invalidRequest('This dispute is already closed.');
}

function decide(work: UnitOfWork, dispute: Dispute, text: string | undefined): Dispute {
  const isInquiry = dispute.status.startsWith('warning_');
  if (isInquiry && text === 'escalate_inquiry_evidence') {
    return withdraw(work, change(work, { ...dispute, status: 'needs_response' }));
  }
  if (isInquiry) {
    const isOver = text === 'winning_evidence' || text === 'losing_evidence';
    return isOver
      ? end(work, change(work, dispute), 'warning_closed')
      : change(work, { ...dispute, status: 'warning_under_review' });
  }
  if (text === 'losing_evidence') return end(work, change(work, dispute), 'lost');
  if (text === 'winning_evidence') return end(work, reinstate(work, change(work, dispute)), 'won');
  return change(work, { ...dispute, status: 'under_review' });
}

function change(work: UnitOfWork, dispute: Dispute): Dispute {
  work.emit('charge.dispute.updated', dispute);
  return work.put(dispute);
}

function end(work: UnitOfWork, dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): Dispute {
  const ended = { ...dispute, status };
  work.emit('charge.dispute.closed', ended);
  return work.put(ended);
}

function withdraw(work: UnitOfWork, dispute: Dispute): Dispute {
  const withdrawn = { ...booked(work, dispute, -1), is_charge_refundable: false };
  work.emit('charge.dispute.funds_withdrawn', withdrawn);
  return work.put(withdrawn);
}

function reinstate(work: UnitOfWork, dispute: Dispute): Dispute {
  const reinstated = { ...booked(work, dispute, 1), is_charge_refundable: true };
  work.emit('charge.dispute.funds_reinstated', reinstated);
  return work.put(reinstated);
}

/** @param sign -1 takes the amount and the fee from the account, 1 returns them */
function booked(work: UnitOfWork, dispute: Dispute, sign: 1 | -1): Dispute {
  const { amount, currency, balance_transactions: before } = dispute;
  const transaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: sign * amount,
    available_on: work.timestamp,
    created: work.timestamp,
    currency,
    description: `Chargeback ${sign < 0 ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
    exchange_rate: null,
    fee: -sign * DISPUTE_FEE_CENTS,
    fee_details: [
      {
        amount: -sign * DISPUTE_FEE_CENTS,
        application: null,
        currency,
        description: 'Dispute fee',
        type: 'stripe_fee',
      },
    ],
    net: sign * (amount + DISPUTE_FEE_CENTS),
    reporting_category: sign < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  } as unknown as Stripe.BalanceTransaction;
  return { ...dispute, balance_transactions: [...before, transaction] };
}
