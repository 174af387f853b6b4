import { type RequestHandler, Router } from 'express';
import { toObjectId } from '../database/object-id.ts';
import { sendStream } from '../http/send-stream.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import { requireViewer } from '../users/viewer.ts';
import { accountExport } from './account-export.ts';

/** What an account holder takes along. */
export function accountExportRouter(limit: RequestHandler): Router {
  const router = Router();
  router.get('/account/export.json', limit, async (request, response) => {
    const { _id, uid } = requireViewer(viewerOf(request));
    const pieces = accountExport({ _id: toObjectId(_id, 'Account'), uid });
    await sendStream(response.attachment('my-account.json').set('Cache-Control', 'no-store'), pieces);
  });
  return router;
}
