import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aPhotograph } from '../fixtures/shop/pictures.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* The examples of docs/api.md, run as they stand there but for the address and the accounts. */

const START_OF_BLOCK = '=== block';

let shop: Shop;
let folder: string;
/** What each block printed. */
let printed: string[];
let blocks: string[];

beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'petshop-api-page-'));
  const password = 'petshop-demo';
  const [shopper, admin] = await Promise.all([
    shop.signUp({ password }),
    shop.signUp({ password, role: 'admin' }),
  ]);
  await addItem(shop, admin.token, anItem());
  await addItem(shop, admin.token, anAnimal());
  await writeFile(join(folder, 'picture.jpg'), await aPhotograph());

  const page = await readFile(join(projectRoot, 'docs/api.md'), 'utf8');
  blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const script = blocks
    .map((text) => `echo '${START_OF_BLOCK}'\n${text}`)
    .join('\n')
    .replaceAll('http://localhost:4000', shop.url)
    .replaceAll('shopper@petshop.test', shopper.email)
    .replaceAll('admin@petshop.test', admin.email);
  const { stdout } = await promisify(execFile)('bash', ['-eu', '-o', 'pipefail', '-c', script], {
    cwd: folder,
  });
  printed = stdout.split(START_OF_BLOCK).slice(1);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

it('has an example for each of its subjects', () => {
  expect(printed.length).toBe(blocks.length);
  expect(blocks.length).toBeGreaterThanOrEqual(7);
});

it('has no example that is rejected, but those that say so', () => {
  const rejected = printed.filter(
    (text, place) => /"errors?":/.test(text) && !blocks[place]?.includes('# answers'),
  );
  expect(rejected).toEqual([]);
});

it('says what rejected ones answer', () => {
  const place = blocks.findIndex((text) => text.includes('# answers'));
  expect(printed[place]).toMatch(/405 Method Not Allowed[\s\S]*Allow: GET, HEAD[\s\S]*"UNAUTHENTICATED"/);
});

it.each([
  ['lists items', /"petname":"Rex"/],
  ['signs in', /"role":"REGULAR"/],
  ['turns a page', /"endCursor":"/],
  ['uploads a picture', /"url":"\/images\/[0-9a-f]{64}\/320\.webp"/],
  ['begins a payment', /"clientSecret":"pi_/],
  ['asks by GET', /"openingHours":\[\{"day":/],
])('%s', (_what, pattern) => {
  expect(printed.some((text) => pattern.test(text))).toBe(true);
});
