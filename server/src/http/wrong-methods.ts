import { type RequestHandler, type Response, Router } from 'express';
import { DomainError } from '../platform/domain-error.ts';

/** An address that exists does not take the method. */
class WrongMethodError extends DomainError {
  constructor(method: string) {
    super('BAD_USER_INPUT', `This address does not take ${method}`);
  }

  override get status(): number {
    return 405;
  }
}

/** Lets these methods pass, and answers all others with 405 and what is allowed. */
export function onlyMethods(...allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (allowed.includes(request.method)) next();
    else throw wrongMethod(request.method, allowed, response);
  };
}

/**
 * Rejects what no route before it has taken at an address that exists: goes behind those that take it.
 *
 * @param methods by path, as routes are written
 */
export function wrongMethods(methods: ReadonlyMap<string, readonly string[]>): Router {
  const router = Router();
  for (const [path, taken] of methods) {
    const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    router.all(path, ({ method }, response) => {
      throw wrongMethod(method, allowed, response);
    });
  }
  return router;
}

function wrongMethod(method: string, allowed: readonly string[], response: Response): WrongMethodError {
  response.set('Allow', allowed.join(', '));
  return new WrongMethodError(method);
}
