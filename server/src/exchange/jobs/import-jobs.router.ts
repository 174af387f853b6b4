import express, { type Request, type RequestHandler, Router } from 'express';
import { MAX_FILE_MB } from '../../../../domain/goods-in/import-sizes.ts';
import { readMultipart } from '../../http/read-multipart.ts';
import { sendStream } from '../../http/send-stream.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { viewerOf } from '../../users/viewer.middleware.ts';
import { requirePermission } from '../../users/viewer.ts';
import type { ImportJobsService } from './import-jobs.service.ts';

const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;

const formFile = { field: 'file', maxBytes: MAX_FILE_BYTES, what: 'file' };
const readBytes = express.raw({ type: () => true, limit: MAX_FILE_BYTES });
const readJson = express.json({ limit: '200kb' });

interface Limits {
  readonly limit: RequestHandler;
  readonly afterBody: RequestHandler;
}

/** Files of goods that are imported in the background. For who edits the catalogue. */
export function importJobsRouter(imports: ImportJobsService, { limit, afterBody }: Limits): Router {
  const router = Router();

  router.get('/admin/imports', async (request, response) => {
    response.json({ imports: await imports.list(actorOf(request)) });
  });
  router.post('/admin/imports', requireAccess, limit, readFile, afterBody, async (request, response) => {
    const name = new URL(request.originalUrl, 'http://shop').searchParams.get('name') ?? '';
    response.status(201).json(await imports.bring(request.body, name, actorOf(request)));
  });
  router.get('/admin/imports/:id', async (request, response) => {
    response.json(await imports.get(idOf(request), actorOf(request)));
  });
  router.put('/admin/imports/:id', requireAccess, readJson, afterBody, async (request, response) => {
    response.json(await imports.read(idOf(request), request.body, actorOf(request)));
  });
  router.post('/admin/imports/:id/start', async (request, response) => {
    response.json(await imports.start(idOf(request), actorOf(request)));
  });
  router.post('/admin/imports/:id/undo', async (request, response) => {
    response.json(await imports.undo(idOf(request), actorOf(request)));
  });
  const sendBadRows: RequestHandler = async (request, response) => {
    const { name, pieces } = await imports.badRows(idOf(request), actorOf(request));
    await sendStream(response.attachment(name).set('Cache-Control', 'no-store'), pieces);
  };
  router.get('/admin/imports/:id/bad-rows.csv', sendBadRows);

  // For programs, that ask after a file which was too large to be imported at once.
  router.get('/admin/import/jobs/:id', async (request, response) => {
    response.json(await imports.job(idOf(request), actorOf(request)));
  });
  router.post('/admin/import/jobs/:id/undo', async (request, response) => {
    await imports.undo(idOf(request), actorOf(request));
    response.json(await imports.job(idOf(request), actorOf(request)));
  });
  router.get('/admin/import/jobs/:id/bad-rows.csv', sendBadRows);
  return router;
}

/** Before the body, which may be large, is read. */
const requireAccess: RequestHandler = (request, _response, next) => {
  actorOf(request);
  next();
};

function actorOf(request: Request): User {
  return requirePermission(viewerOf(request), 'editCatalogue');
}

function idOf(request: Pick<Request, 'params'>): string {
  return String(request.params.id);
}

/** The file into the body: the body itself, whatever it says to be, or `file` of a form. */
const readFile: RequestHandler = async (request, response, next) => {
  if (request.is('multipart/form-data')) {
    request.body = (await readMultipart(request, formFile)).file ?? Buffer.alloc(0);
    next();
    return;
  }
  readBytes(request, response, (error?: unknown) => {
    if (!error && !Buffer.isBuffer(request.body)) request.body = Buffer.alloc(0);
    const isTooLarge = (error as { status?: number } | undefined)?.status === 413;
    next(
      isTooLarge
        ? new DomainError('PAYLOAD_TOO_LARGE', `The file is too large: at most ${MAX_FILE_MB} MB`)
        : error,
    );
  });
};
