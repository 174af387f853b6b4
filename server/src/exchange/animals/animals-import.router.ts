import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { errorStatus } from '../../../../domain/errors/error-codes.ts';
import { readQuery } from '../../http/read-query.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { viewerOf } from '../../users/viewer.middleware.ts';
import { requirePermission } from '../../users/viewer.ts';
import { csvBody } from '../imports/csv-body.ts';
import { requireAccess } from '../imports/imports.router.ts';
import type { AnimalsImportService } from './animals-import.service.ts';

/** Strict: whoever misspells the dry run gets none, and nothing else either. */
const importQuery = z.strictObject({
  dryRun: z.enum(['true', 'false'], 'true or false').optional(),
  fingerprint: z.string().max(100).optional(),
});

/** Files of animals into the shop, with `?dryRun=true` only to see what they would change. For who edits the catalogue. */
export function animalsImportRouter(
  imports: AnimalsImportService,
  limit: RequestHandler,
  afterBody: RequestHandler,
): Router {
  return Router().post(
    '/admin/import/animals.csv',
    limit,
    // Before the body, which may be large, is read.
    requireAccess,
    csvBody,
    afterBody,
    async (request, response) => {
      const { dryRun, fingerprint } = checkInput(importQuery, readQuery(request.originalUrl));
      const actor = requirePermission(viewerOf(request), 'editCatalogue');
      const report = await imports.take(request.body, { isDryRun: dryRun === 'true', fingerprint }, actor);
      response.status(report.error ? errorStatus[report.error.code] : 200).json(report);
    },
  );
}
