import { retrieveCharge } from '../payments/charges.ts';
import { createCustomer, deleteCustomer, retrieveCustomer } from '../payments/customers.ts';
import {
  closeDispute,
  disputeIntent,
  listDisputes,
  retrieveDispute,
  updateDispute,
} from '../payments/disputes.ts';
import {
  authenticate,
  cancel,
  confirm,
  createIntent,
  listIntents,
  retrieveIntent,
  updateIntent,
} from '../payments/intents.ts';
import { createPaymentMethod, retrievePaymentMethod } from '../payments/payment-methods.ts';
import { createRefund, listRefunds, retrieveRefund } from '../payments/refunds.ts';
import {
  attachPaymentMethod,
  changeOutcome,
  detachPaymentMethod,
  listPaymentMethods,
  listPaymentMethodsOfCustomer,
} from '../payments/saved-cards.ts';
import type { Endpoint } from '../requests/endpoint.ts';
import { listEvents, retrieveEvent } from '../webhooks/events.ts';

export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  /** A path; `:id` stands for the id of one object. */
  path: string;
  endpoint: Endpoint;
  /** Whether a browser may call it with the publishable key. */
  isForBrowsers: boolean;
}

const serverOnly = { isForBrowsers: false };
const browserToo = { isForBrowsers: true };

const routes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', endpoint: createIntent, ...serverOnly },
  { method: 'GET', path: '/v1/payment_intents', endpoint: listIntents, ...serverOnly },
  { method: 'GET', path: '/v1/payment_intents/:id', endpoint: retrieveIntent, ...browserToo },
  { method: 'POST', path: '/v1/payment_intents/:id', endpoint: updateIntent, ...serverOnly },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', endpoint: confirm, ...browserToo },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', endpoint: cancel, ...serverOnly },
  {
    method: 'POST',
    path: '/sandbox/payment_intents/:id/authenticate',
    endpoint: authenticate,
    ...browserToo,
  },
  { method: 'POST', path: '/v1/payment_methods', endpoint: createPaymentMethod, ...browserToo },
  { method: 'GET', path: '/v1/payment_methods/:id', endpoint: retrievePaymentMethod, ...serverOnly },
  { method: 'GET', path: '/v1/payment_methods', endpoint: listPaymentMethods, ...serverOnly },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', endpoint: attachPaymentMethod, ...serverOnly },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', endpoint: detachPaymentMethod, ...serverOnly },
  { method: 'POST', path: '/sandbox/payment_methods/:id/outcome', endpoint: changeOutcome, ...serverOnly },
  { method: 'POST', path: '/v1/customers', endpoint: createCustomer, ...serverOnly },
  { method: 'GET', path: '/v1/customers/:id', endpoint: retrieveCustomer, ...serverOnly },
  { method: 'DELETE', path: '/v1/customers/:id', endpoint: deleteCustomer, ...serverOnly },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    endpoint: listPaymentMethodsOfCustomer,
    ...serverOnly,
  },
  { method: 'GET', path: '/v1/charges/:id', endpoint: retrieveCharge, ...serverOnly },
  { method: 'POST', path: '/v1/refunds', endpoint: createRefund, ...serverOnly },
  { method: 'GET', path: '/v1/refunds', endpoint: listRefunds, ...serverOnly },
  { method: 'GET', path: '/v1/refunds/:id', endpoint: retrieveRefund, ...serverOnly },
  { method: 'GET', path: '/v1/disputes', endpoint: listDisputes, ...serverOnly },
  { method: 'GET', path: '/v1/disputes/:id', endpoint: retrieveDispute, ...serverOnly },
  { method: 'POST', path: '/v1/disputes/:id', endpoint: updateDispute, ...serverOnly },
  { method: 'POST', path: '/v1/disputes/:id/close', endpoint: closeDispute, ...serverOnly },
  { method: 'POST', path: '/sandbox/payment_intents/:id/dispute', endpoint: disputeIntent, ...serverOnly },
  { method: 'GET', path: '/v1/events', endpoint: listEvents, ...serverOnly },
  { method: 'GET', path: '/v1/events/:id', endpoint: retrieveEvent, ...serverOnly },
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '(?<id>[A-Za-z0-9_]+)')}$`),
}));

export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  for (const { route, pattern } of patterns) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match.groups?.id ?? '' };
  }
  return null;
}
