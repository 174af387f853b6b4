import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { errorStatus } from '../../../../domain/errors/error-codes.ts';
import { readQuery } from '../../http/read-query.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { viewerOf } from '../../users/viewer.middleware.ts';
import { requirePermission } from '../../users/viewer.ts';
import { csvBody } from './csv-body.ts';
import type { ImportsService } from './imports.service.ts';

/** Strict: whoever misspells the dry run gets none, and nothing else either. */
const importQuery = z.strictObject({
  dryRun: z.enum(['true', 'false'], 'true or false').optional(),
  setsStock: z.enum(['true', 'false'], 'true or false').optional(),
  fingerprint: z.string().max(100).optional(),
});

/**
 * Files of items into the shop, with `?dryRun=true` only to see what they would change. A large one is answered with the
 * id of the job that imports it. For who edits the catalogue.
 */
export function importsRouter(
  imports: ImportsService,
  limit: RequestHandler,
  afterBody: RequestHandler,
): Router {
  return Router().post(
    '/admin/import/items.csv',
    limit,
    // Before the body, which may be large, is read.
    requireAccess,
    csvBody,
    afterBody,
    async (request, response) => {
      const { dryRun, setsStock, fingerprint } = checkInput(importQuery, readQuery(request.originalUrl));
      const actor = requirePermission(viewerOf(request), 'editCatalogue');
      const asked = { isDryRun: dryRun === 'true', setsStock: setsStock === 'true', fingerprint };
      const answer = await imports.take(request.body, asked, actor);
      if ('job' in answer) response.status(202).json(answer);
      else response.status(answer.error ? errorStatus[answer.error.code] : 200).json(answer);
    },
  );
}

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN */
export const requireAccess: RequestHandler = (request, _response, next) => {
  requirePermission(viewerOf(request), 'editCatalogue');
  next();
};
