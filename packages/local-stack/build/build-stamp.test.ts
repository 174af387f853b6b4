import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeBuildStamp } from './build-stamp.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'petshop-stamp-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await mkdir(join(root, 'src/node_modules'));
  await writeFile(join(root, 'src/deep/shop.ts'), 'open');
  await writeFile(join(root, 'lock.json'), '1');
});
afterEach(() => rm(root, { recursive: true }));
const stamp = () => computeBuildStamp(root, ['src', 'lock.json', 'not-there']);

test.each([
  ['a changed file', true, () => writeFile(join(root, 'src/deep/shop.ts'), 'closed')],
  ['a new file', true, () => writeFile(join(root, 'src/cart.ts'), '')],
  ['a removed file', true, () => rm(join(root, 'src/deep/shop.ts'))],
  ['a changed single file', true, () => writeFile(join(root, 'lock.json'), '2')],
  ['a test, which is no part of the build', false, () => writeFile(join(root, 'src/shop.test.ts'), '')],
  ['what a tool keeps', false, () => writeFile(join(root, 'src/node_modules/kept.json'), '{}')],
  ['another time on a file, as a checkout gives', false, () => utimes(join(root, 'lock.json'), 1, 1)],
])('%s asks for a new build: %s', async (_case, asks, change) => {
  const before = await stamp();
  await change();
  expect((await stamp()) !== before).toBe(asks);
});
