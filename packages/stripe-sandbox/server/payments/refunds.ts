import { invalidRequest, unexpectedState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Charge, Refund } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import { readPage } from '../requests/lists.ts';
import { rejectRefundOfDisputed } from './disputes.ts';

export function createRefund({ params }: Call): Execution {
  const chargeId = params.string('charge');
  const intentId = params.string('payment_intent');
  const amount = params.integer('amount', { least: 1 });
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = params.metadata() ?? {};
  if (!chargeId && !intentId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  }

  return (work) => {
    const charge = findRefundable(work, chargeId, intentId);
    rejectRefundOfDisputed(work, charge);
    const left = charge.amount_captured - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
        charge: charge.id,
      });
    }
    if (amount !== undefined && amount > left) {
      throw invalidRequest(
        `Refund amount (${inDollars(amount)}) is greater than unrefunded amount on charge (${inDollars(left)})`,
        { param: 'amount', charge: charge.id },
      );
    }
    return refund(work, charge, amount ?? left, { reason, metadata });
  };
}

export function retrieveRefund({ id }: Call): Execution {
  return (work) => work.get('refund', id, 'refund');
}

export function listRefunds({ params }: Call): Execution {
  const charge = params.string('charge');
  const intent = params.string('payment_intent');
  return readPage(
    params,
    'refund',
    '/v1/refunds',
    (one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent),
  );
}

function findRefundable(
  work: UnitOfWork,
  chargeId: string | undefined,
  intentId: string | undefined,
): Charge {
  if (!intentId) return paidCharge(work.get('charge', chargeId ?? '', 'charge'));

  const intent = work.get('payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw unexpectedState(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      intent,
    );
  }
  if (chargeId && chargeId !== intent.latest_charge) {
    throw invalidRequest(`Charge ${chargeId} does not belong to PaymentIntent ${intent.id}.`, {
      param: 'charge',
    });
  }
  return work.get('charge', intent.latest_charge, 'charge');
}

function paidCharge(charge: Charge): Charge {
  if (charge.paid) return charge;
  throw invalidRequest(`Charge ${charge.id} has failed, so it cannot be refunded.`, { charge: charge.id });
}

function refund(
  work: UnitOfWork,
  charge: Charge,
  amount: number,
  details: Pick<Refund, 'reason' | 'metadata'>,
): Refund {
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.timestamp,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    ...details,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const total = charge.amount_refunded + amount;
  const refunded = work.put({
    ...charge,
    amount_refunded: total,
    refunded: total === charge.amount_captured,
  });
  work.emit('refund.created', work.put(made));
  work.emit('charge.refunded', refunded);
  return made;
}

function inDollars(amount: number): string {
  return `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
