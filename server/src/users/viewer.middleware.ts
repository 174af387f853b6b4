import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { currentRequest } from '../platform/request-scope.ts';
import type { IdentityGateway } from './identity.gateway.ts';
import type { UsersService } from './users.service.ts';
import type { Viewer } from './viewer.ts';

const resultByRequest = new WeakMap<
  IncomingMessage,
  { readonly viewer: Viewer } | { readonly rejection: unknown }
>();

/**
 * Who a request speaks for; null for a visitor.
 *
 * @throws DomainError UNAUTHENTICATED for a request with a bad token: it is rejected, not taken for a visitor's
 */
export function viewerOf(request: IncomingMessage): Viewer {
  const result = resultByRequest.get(request);
  if (!result) return null;
  if ('rejection' in result) throw result.rejection;
  return result.viewer;
}

/** Verifies the bearer token of requests that have one. The rejection is kept, so that each API can word it its own way. */
export function viewerMiddleware(identity: IdentityGateway, users: UsersService): RequestHandler {
  return async (request, _response, next) => {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token) await signIn(request, token);
    next();
  };

  async function signIn(request: IncomingMessage, token: string): Promise<void> {
    try {
      const verified = await identity.verify(token);
      const viewer = await users.signIn(verified);
      viewer.authenticatedAt = verified.signedInAt;
      resultByRequest.set(request, { viewer });
      const scope = currentRequest();
      if (scope) scope.actor = viewer;
    } catch (rejection) {
      resultByRequest.set(request, { rejection: rejection });
    }
  }
}
