import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumSources, findChromium } from './chromium.ts';
import { digestOfPage, type Picture, pagesFile, pictureFolder, pictures } from './pictures.ts';
import { accountOf, demoPassword, findItem, liveShoppingDay, shoppingList } from './shopping-day.ts';

/**
 * `npm run screenshots -- [ADDRESS [NAME …]]`: the README's pictures of a running demo shop, or only those named, into
 * docs/screenshots. It buys something there first and has it sent, so that there are parcels to be seen. What each
 * picture was made of is noted beside them, so that a test can tell which of them are old.
 */

const [address = 'http://localhost:4000', ...names] = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
await mkdir(pictureFolder, { recursive: true });
const orderNumber = await liveShoppingDay(address);
const browser = await chromium.launch({
  executablePath: findChromium(chromiumSources(process.env)),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [viewer, seen] of Map.groupBy(wanted, (picture) => picture.viewer)) {
    await takePicturesAs(browser, viewer, seen);
  }
} finally {
  await browser.close();
}
await removeOthers();
await noteSources();

async function takePicturesAs(
  browser: Browser,
  viewer: Picture['viewer'],
  seen: readonly Picture[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (viewer !== 'visitor') await signIn(page, `${viewer}@petshop.test`);
  if (seen.some(({ name }) => name === 'cart')) await fillCart(page);
  for (const picture of seen) {
    await takePicture(page, picture);
    console.log(picture.name);
  }
  await context.close();
}

async function takePicture(page: Page, { name, path, widthPx, opens }: Picture): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: widthPx < 600 ? 844 : 900 });
  await page.goto(await addressOf(path));
  if (opens) {
    const link = page.getByRole('link', { name: opens });
    await link
      .or(page.getByRole('button', { name: opens }))
      .first()
      .click();
  }
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isFullyRendered);
  await page.screenshot({ path: join(pictureFolder, `${name}.jpg`), quality: 80 });
}

/** Whether letters and pictures are there, as far as the window shows them, and no colour is on its way to another. */
function isFullyRendered(): boolean {
  const images = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  const isStill = document.getAnimations().every(({ playState }) => playState !== 'running');
  return isStill && document.fonts.status === 'loaded' && images.every((image) => image.complete);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(demoPassword);
  await form.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
}

async function addressOf(path: string): Promise<string> {
  if (!path.startsWith('item:')) return path.replace(':number', orderNumber);
  return `/pet/${await findItem(accountOf(address), path.slice('item:'.length))}`;
}

async function fillCart(page: Page): Promise<void> {
  const [biscuits = '', brush = ''] = shoppingList;
  for (const words of [biscuits, brush]) {
    await page.goto(`/PetOrderDetails/${await findItem(accountOf(address), words)}`);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await page
      .getByRole('link', { name: /^Your Cart, [1-9]/ })
      .first()
      .waitFor();
  }
}

async function removeOthers(): Promise<void> {
  const known = new Set(pictures.map(({ name }) => `${name}.jpg`));
  for (const file of globSync('*.jpg', { cwd: pictureFolder })) {
    if (!known.has(basename(file))) await rm(join(pictureFolder, file));
  }
}

async function noteSources(): Promise<void> {
  const before = JSON.parse(await readFile(pagesFile, 'utf8').catch(() => '{}')) as Record<string, string>;
  const made = new Set(wanted);
  const digests = pictures.map((picture) => [
    picture.name,
    made.has(picture) ? digestOfPage(picture.source) : (before[picture.name] ?? ''),
  ]);
  await writeFile(pagesFile, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
}
