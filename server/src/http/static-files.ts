import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Router } from 'express';
import staticFiles from 'express-static-gzip';

/** What the build wrote beside each file, the smallest first. */
const compressed = {
  enableBrotli: true,
  customCompressions: [{ encodingName: 'zstd', fileExtension: 'zst' }],
  orderPreference: ['br', 'zstd', 'gzip'],
};

/** The files of the built client: those with a hash in their name for good, the others fresh. */
export function clientFiles(clientDir: string): Router {
  const router = Router();
  // Such a path names no file; what it is instead, the pages know.
  router.use(({ method, path }, _response, next) =>
    next(isReading(method) && isReadable(path) ? undefined : 'router'),
  );
  router.use(
    '/assets',
    staticFiles(join(clientDir, 'assets'), {
      ...compressed,
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  );
  // What the pages are made from is no page.
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(
    staticFiles(clientDir, {
      ...compressed,
      index: false,
      serveStatic: { setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') },
    }),
  );
  return router;
}

/** Paths of those files. A server without a client has none. */
export async function clientPaths(clientDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(
      ({ parentPath, name }) => `/${relative(clientDir, join(parentPath, name)).replaceAll(sep, '/')}`,
    ),
  );
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
