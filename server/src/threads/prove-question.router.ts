import { type RequestHandler, Router } from 'express';
import { pages } from '../../../domain/pages/pages.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { ThreadsService } from './threads.service.ts';

/**
 * Where the link leads by which a visitor proves the address of a question: it is with the shop then, and the page of
 * questions says so. Opened again, it changes nothing.
 */
export function proveQuestionRouter(
  threads: Pick<ThreadsService, 'prove'>,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/contact/prove/:code', ...limits, async (request, response) => {
    const isProved = await threads.prove(String(request.params.code)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
        throw error;
      },
    );
    response.set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    response.redirect(303, `${pages.contact.path}?${isProved ? 'asked' : 'expired'}`);
  });

  return router;
}
