import { Router } from 'express';
import { sendPaper } from '../../../animal-papers/send-content.ts';
import { viewerOf } from '../../../users/viewer.middleware.ts';
import { requireViewer } from '../../../users/viewer.ts';
import type { ApplicationFilesService } from './application-files.service.ts';

/** Files of applications, for whose they are and for the staff. */
export function applicationFilesRouter(files: Pick<ApplicationFilesService, 'file'>): Router {
  const router = Router();

  router.get('/applications/:id/files/:fileId', async (request, response) => {
    const viewer = requireViewer(viewerOf(request));
    const { id, fileId } = request.params;
    await sendPaper(response, await files.file(id, fileId, viewer));
  });

  return router;
}
