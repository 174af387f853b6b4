import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pageHead } from '../../../domain/pages/page-head.ts';
import { defaultSettings } from '../../../domain/shop-settings/settings-table.ts';
import type { ChangeStream } from '../database/change-stream.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { Semaphore } from '../platform/semaphore.ts';
import { HtmlTemplate } from './html-template.ts';
import type { PageDataService } from './page-data.service.ts';
import { pagesRouter } from './pages.router.ts';
import { RenderedPages } from './rendered-page-cache.ts';

/*
 * What can't be brought about from outside: a database that does not answer, and a client that is built anew while
 * the server runs. Everything else about pages is in server/test/ssr/pages.test.ts.
 */

let folder: string;
let file: string;
let server: Server;
let findPage: PageDataService['at'];

/** Of a database that is there, and in which nothing changes. */
const liveStream = { isLive: true, on: () => {}, onGap: () => {} } as unknown as ChangeStream;

const nothing = {
  at: async () => ({
    styles: '',
    preloads: '',
    root: Buffer.alloc(0),
    signIn: Buffer.alloc(0),
    isComplete: true,
  }),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-pages-'));
  file = join(folder, 'index.html');
  await writeFile(file, built('first'));
  findPage = () => Promise.reject(new Error('no database'));
  const pageData = { at: (path: string, origin: string) => findPage(path, origin) } as PageDataService;
  const app = express();
  app.use((request, _response, next) => {
    request.log = { warn: () => {} } as unknown as typeof request.log;
    next();
  });
  const responses = new ResponseCache({
    changeStream: liveStream,
    collections: ['pets'],
    isAdmitted: () => true,
    patience: 1,
    ownHeaders: () => ({}),
    onHit: () => undefined,
  });
  const template = new HtmlTemplate(file);
  const shop = {
    lastKnown: () => ({ ...defaultSettings, name: 'Harbor Pets' }),
  };
  const ready = new RenderedPages({
    pageData,
    template,
    renderer: nothing,
    shop,
    semaphore: new Semaphore(4),
    patience: 1,
  });
  app.use(pagesRouter(ready, () => 'https://shop.test'));
  server = createServer(responses.before(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function built(name: string): string {
  return `<head><!-- page head --><title>x</title><!-- /page head --></head><body><!-- page start --><!-- page root --><!-- page sign-in -->${name}</body>`;
}

async function open(path: string, headers = {}): Promise<{ status: number; html: string }> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, html: await answer.text() };
}

it.each([
  ['refuses', () => Promise.reject(new Error('no database'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('opens the client while the database %s, and has search engines come again', async (_how, find) => {
  findPage = find;
  const { status, html } = await open('/FindDog');
  expect(status).toBe(503);
  expect(html).toContain('<title>Dogs looking for a home · Harbor Pets</title>');
  expect(html).toContain('<body>first</body>');
});

it('is whole again as soon as the database is', async () => {
  expect((await open('/FindDog')).status).toBe(503);
  let times = 0;
  findPage = async () => {
    times += 1;
    return { status: 200, head: pageHead('/FindDog'), structuredData: [], shopName: 'Fern & Paw' };
  };
  expect((await open('/FindDog')).status).toBe(200);
  findPage = () => Promise.reject(new Error('no database again'));
  // From here on it is kept.
  expect((await open('/FindDog')).status).toBe(200);
  expect(times).toBe(1);
});

it('shows a client that was built meanwhile', async () => {
  expect((await open('/')).html).toContain('first');
  await writeFile(file, built('second'));
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  expect((await open('/', { 'cache-control': 'no-cache' })).html).toContain('second');
});
