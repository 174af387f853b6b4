import { Router } from 'express';
import { sendPaper } from '../../../animal-papers/send-content.ts';
import { viewerOf } from '../../../users/viewer.middleware.ts';
import { requirePermission } from '../../../users/viewer.ts';
import type { FilePapersService } from './file-papers.service.ts';

/** Papers of the shop's animals, for the staff. */
export function filePapersRouter(papers: Pick<FilePapersService, 'paper'>): Router {
  const router = Router();

  router.get('/admin/animals/:id/papers/:paperId', async (request, response) => {
    requirePermission(viewerOf(request), 'editCatalogue');
    const { id, paperId } = request.params;
    await sendPaper(response, await papers.paper(id, paperId));
  });

  return router;
}
