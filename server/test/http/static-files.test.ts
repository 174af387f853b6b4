import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let path: string;

beforeAll(async () => {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  const names = await readdir(join(projectRoot, 'dist/client/assets'));
  path = `/assets/${names.find((name) => /^base-.*\.js$/.test(name))}`;
  shop = await openSharedShop();
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** As it comes: fetch would decompress it. */
function get(headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${shop.url}${path}`, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on('error', reject).end();
  });
}

describe('a file of the client', () => {
  it('comes as it was compressed at the build, in the best form that is accepted', async () => {
    const plain = await get({ 'accept-encoding': 'identity' });
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    for (const [encoding, accepted, open] of [
      ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
      ['zstd', 'gzip, zstd', zstdDecompressSync],
      ['gzip', 'gzip, deflate', gunzipSync],
    ] as const) {
      const answer = await get({ 'accept-encoding': accepted });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.body.length),
      });
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(open(answer.body).equals(plain.body)).toBe(true);
      expect(answer.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it('is another one in each form, and not sent again where it is known', async () => {
    const forms = await Promise.all(
      ['br', 'zstd', 'gzip', 'identity'].map((accepted) => get({ 'accept-encoding': accepted })),
    );
    const etags = forms.map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(4);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(etags[0]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
