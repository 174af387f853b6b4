import { Router } from 'express';
import { sendPaper, sendPhoto } from '../../animal-papers/send-content.ts';
import { viewerOf } from '../../users/viewer.middleware.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { OwnPapersService } from './own-papers.service.ts';

/** Papers of an animal for its people, by their token; its photo for whoever they are shown by an address of a while. */
export function ownPapersRouter(papers: Pick<OwnPapersService, 'paper' | 'photoAt'>): Router {
  const router = Router();

  router.get('/animals/:id/papers/:paperId', async (request, response) => {
    const viewer = requireViewer(viewerOf(request));
    const { id, paperId } = request.params;
    await sendPaper(response, await papers.paper(viewer, id, paperId));
  });

  router.get('/animals/:id/picture', async (request, response) => {
    await sendPhoto(response, await papers.photoAt(request.params.id, request.query));
  });

  return router;
}
