import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import {
  exportsForAdmins,
  forAdmins,
  forShoppers,
  forVisitors,
  importsForAdmins,
} from '../fixtures/api/rest-paths.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let script: string;

beforeAll(async () => {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  const names = await readdir(join(projectRoot, 'dist/client/assets'));
  script = `/assets/${names.find((name) => name.endsWith('.js'))}`;
  shop = await startShop();
});
afterAll(() => shop.stop());

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const reading = 'GET, HEAD';
const picture = `/images/${'0'.repeat(64)}/640.webp`;

/** Paths of the old client and files, by what they are called with. */
const restPaths = [...forVisitors, ...forShoppers, ...forAdmins, ...exportsForAdmins, ...importsForAdmins];

const addresses: [path: string, allowed: string][] = [
  ...restPaths.map(([method, path]): [string, string] => [path, method === 'GET' ? reading : method]),
  ['/payment/webhook', 'POST'],
  ['/livez', reading],
  ['/readyz', reading],
  ['/metrics', reading],
  ['/config.json', reading],
  ['/openapi.json', reading],
  [picture, reading],
  ['/robots.txt', reading],
  ['/sitemap.xml', reading],
  ['/mailbox', 'GET, HEAD, POST'],
  ['/', reading],
  ['/FindDog', reading],
  ['/finddog/', reading],
  ['/pet/0123456789abcdef01234567', reading],
  ['/favicon.ico', reading],
];

const wrongFor = (allowed: string) => everyMethod.filter((method) => !allowed.split(', ').includes(method));

describe('an address that exists', () => {
  it.each(addresses)(
    'answers the methods that it does not take with what it takes: %s',
    async (path, allowed) => {
      for (const method of wrongFor(allowed)) {
        const answer = await sendRaw(shop.url, { method, path, headers: { accept: 'text/html' } });
        expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allowed]);
        if (method === 'HEAD') continue;
        expect(JSON.parse(answer.text)).toEqual({
          error: { code: 'BAD_USER_INPUT', message: `This address does not take ${method}` },
        });
      }
    },
  );

  it('does so for a file of the client', async () => {
    const answer = await sendRaw(shop.url, { method: 'PUT', path: script });
    expect([answer.status, answer.headers.allow]).toEqual([405, reading]);
  });

  it.each(wrongFor('GET, POST'))('does so at /graphql, in the form of GraphQL: %s', async (method) => {
    const answer = await sendRaw(shop.url, { method, path: '/graphql' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, POST']);
    if (method === 'HEAD') return;
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('an address that does not exist', () => {
  it.each([
    '/nowhere',
    '/pets/Nothing',
    '/assets/nothing.js',
    '/admin/export/nothing.csv',
    '/images/x',
    '/favicon',
  ])('is not found, whatever the method: %s', async (path) => {
    for (const method of everyMethod) {
      const { status } = await sendRaw(shop.url, { method, path });
      expect([method, status]).toEqual([method, 404]);
    }
  });

  it('is the description of the paths, and the mailbox, where they are switched off', async () => {
    const { url, terminate } = await shop.startAnother({
      INTROSPECTION: 'off',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@petshop.test',
    });
    for (const path of ['/openapi.json', '/mailbox.json']) {
      expect([path, (await sendRaw(url, { method: 'PUT', path })).status]).toEqual([path, 404]);
    }
    await terminate();
  });
});
