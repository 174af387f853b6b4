import { newId } from '../core/ids.ts';
import type { Customer } from '../core/stored-objects.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import { readEmail } from './intent-params.ts';

export function createCustomer({ params }: Call): Execution {
  const details = {
    email: readEmail(params, 'email') ?? null,
    name: params.string('name', 256) ?? null,
    phone: params.string('phone', 20) ?? null,
    description: params.string('description') ?? null,
    metadata: params.metadata() ?? {},
  };
  return (work) => {
    const customer: Customer = { ...blankCustomer(newId('cus'), work.timestamp), ...details };
    work.emit('customer.created', work.put(customer));
    return customer;
  };
}

export function retrieveCustomer({ id }: Call): Execution {
  return (work) => (work.find('customer', id)?.isDeleted ? deleted(id) : work.get('customer', id, 'id'));
}

/** Stripe keeps the id alone of one that was deleted, and takes its cards from it. */
export function deleteCustomer({ id }: Call): Execution {
  return (work) => {
    const customer = work.get('customer', id, 'id');
    for (const method of work.list('payment_method').filter((one) => one.customer === id)) {
      work.emit('payment_method.detached', work.put({ ...method, customer: null }));
    }
    work.emit('customer.deleted', customer);
    work.put({ ...blankCustomer(id, customer.created), isDeleted: true });
    return deleted(id);
  };
}

function deleted(id: string) {
  return { id, object: 'customer', deleted: true } as const;
}

function blankCustomer(id: string, created: number): Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
