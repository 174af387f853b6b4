import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Role } from '../../../domain/permissions.ts';
import type { Logger } from './logging.ts';

/** Somebody who does something in the shop: an account, or whoever runs it from the command line. */
export interface Actor {
  /** The identity provider's id; none for the command line. */
  readonly uid?: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** None for the command line, which may do everything. */
  readonly role?: Role;
}

/** The request that the running code works for. */
export interface RequestScope {
  /** What the answer's X-Request-Id says. */
  readonly requestId: string;
  /** Writes the request's id, method and path into every line. */
  readonly log: Logger;
  /** Whom it speaks for; undefined for a visitor, and until its token is checked. */
  actor?: Actor;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Keeps the request at hand for what is too deep to be passed it, such as the audit. Stands after the request log. */
export const requestScope: RequestHandler = (request, _response, next) => {
  scopes.run({ requestId: String(request.id), log: request.log }, next);
};

/** Undefined in background work and on the command line. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
