import { cardError, invalidRequest } from '../core/errors.ts';
import type { Intent, PaymentMethod } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import { readPage } from '../requests/lists.ts';
import { likeTestCard, outcomeOf } from './cards.ts';
import { type MethodChoice, readMethodId } from './payment-methods.ts';

export function attachPaymentMethod({ id, params }: Call): Execution {
  const customer = params.requiredString('customer');
  const choice: MethodChoice = readMethodId(id);
  return (work) => {
    work.get('customer', customer, 'customer');
    const method = choice(work);
    const outcome = outcomeOf(method.card);
    // Stripe asks the bank whether the card is good before it keeps it.
    if (outcome.kind === 'declined') throw cardError(outcome.decline.message, outcome.decline);
    return attachTo(work, customer, method);
  };
}

export function detachPaymentMethod({ id }: Call): Execution {
  return (work) => {
    const method = work.get('payment_method', id, 'payment_method');
    if (!method.customer) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    const detached = work.put({ ...method, customer: null });
    work.emit('payment_method.detached', detached);
    return detached;
  };
}

export function listPaymentMethods({ params }: Call): Execution {
  return methodsOf(params.requiredString('customer'), params, '/v1/payment_methods');
}

export function listPaymentMethodsOfCustomer({ id, params }: Call): Execution {
  return methodsOf(id, params, `/v1/customers/${id}/payment_methods`);
}

function methodsOf(customer: string, params: Call['params'], url: string): Execution {
  params.oneOf('type', ['card']);
  const read = readPage(params, 'payment_method', url, (method) => method.customer === customer);
  return (work) => {
    work.get('customer', customer, 'customer');
    return read(work);
  };
}

/** Ours, not Stripe's: a card that was good when it was saved is from now on what this test card is. */
export function changeOutcome({ id, params }: Call): Execution {
  const testCard = params.requiredString('test_card');
  return (work) => {
    const method = work.get('payment_method', id, 'payment_method');
    const card = likeTestCard(method.card, testCard);
    if (card) return work.put({ ...method, card });
    throw invalidRequest(`No such test card: '${testCard}'`, { param: 'test_card' });
  };
}

/** Keeps the method with the customer, so that it can be charged again. */
export function attachTo(work: UnitOfWork, customer: string, method: PaymentMethod): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  const attached = work.put({ ...method, customer });
  work.emit('payment_method.attached', attached);
  return attached;
}

/** @throws StripeApiError 400 where the method is another customer's, or this intent's customer is not said */
export function rejectUnlessUsable(intent: Intent, method: PaymentMethod): void {
  if (!method.customer || method.customer === intent.customer) return;
  throw invalidRequest(
    intent.customer
      ? `The PaymentMethod ${method.id} does not belong to the Customer ${intent.customer}.`
      : 'The PaymentMethod you provided is attached to a customer so for security purposes you must provide the ' +
          'customer in the request.',
    { param: 'payment_method' },
  );
}
