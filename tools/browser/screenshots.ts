import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumSources, findChromium } from './chromium.ts';

/**
 * `npm run screenshots -- [ADDRESS [NAME …]]`: every page of a running demo shop, or only those named, on a phone and
 * on a desk, into docs/screenshots. The names stay the same from run to run, `home-390.jpg` or `home-1280-dark.jpg`.
 */

interface Screenshot {
  readonly name: string;
  /** `item:…` stands for the page of the first item that is found by these words. */
  readonly path: string;
  /** Whether the dark theme is shown as well. */
  readonly isInDark?: true;
}

const folder = join(import.meta.dirname, '../../docs/screenshots');
const viewportWidthsPx = [390, 1280];
const password = 'petshop-demo';

/** Pages by who sees them; signing in happens once for each. */
const screenshots: Record<string, readonly Screenshot[]> = {
  visitor: [
    { name: 'home', path: '/', isInDark: true },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'resetPassword', path: '/resetPassword' },
    { name: 'FindDog', path: '/FindDog', isInDark: true },
    { name: 'FindCat', path: '/FindCat' },
    { name: 'DogCare', path: '/DogCare' },
    { name: 'DogsTraining', path: '/DogsTraining' },
    { name: 'CatCare', path: '/CatCare' },
    { name: 'CatTraining', path: '/CatTraining' },
    { name: 'DogsAccessories', path: '/DogsAccessories' },
    { name: 'CatAccessories', path: '/CatAccessories' },
    { name: 'DogsFood', path: '/DogsFood' },
    { name: 'CatsFood', path: '/CatsFood' },
    { name: 'PetSearchItems', path: '/PetSearchItems?type=cat&age=Puppy' },
  ],
  'shopper@petshop.test': [
    { name: 'animal', path: 'item:Bramble', isInDark: true },
    { name: 'item', path: 'item:Peanut Butter Biscuits' },
    { name: 'YourCarts', path: '/YourCarts', isInDark: true },
    { name: 'petorder', path: '/petorder' },
    { name: 'accessoriesOrder', path: '/accessoriesOrder' },
  ],
  'admin@petshop.test': [
    { name: 'adminDashboard', path: '/adminDashboard', isInDark: true },
    { name: 'addpets', path: '/adminDashboard/addpets' },
    { name: 'ManagePetsdata', path: '/adminDashboard/ManagePetsdata' },
    { name: 'ManagePetsOrder', path: '/adminDashboard/ManagePetsOrder' },
    { name: 'ManageAccessoriesOrder', path: '/adminDashboard/ManageAccessoriesOrder' },
    { name: 'MakeAdmin', path: '/adminDashboard/MakeAdmin' },
    { name: 'Promotions', path: '/adminDashboard/promotions', isInDark: true },
    { name: 'Repeat deliveries', path: '/adminDashboard/repeatDeliveries' },
    { name: 'MoneyHealth', path: '/adminDashboard/MoneyHealth', isInDark: true },
    { name: 'Audit', path: '/adminDashboard/Audit', isInDark: true },
  ],
};

const [address = 'http://localhost:4000', ...names] = process.argv.slice(2);
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(chromiumSources(process.env)),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [who, seen] of Object.entries(screenshots)) {
    const wanted = seen.filter(({ name }) => names.length === 0 || names.includes(name));
    if (wanted.length > 0) await takeScreenshotsAs(browser, who, wanted);
  }
} finally {
  await browser.close();
}

async function takeScreenshotsAs(browser: Browser, who: string, seen: readonly Screenshot[]): Promise<void> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  if (who !== 'visitor') await signIn(page, who);
  if (who.startsWith('shopper')) await fillCart(page);
  for (const shot of seen) {
    const path = await pathOf(page, shot);
    for (const width of viewportWidthsPx) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.goto(path);
      await takeScreenshot(page, `${shot.name}-${width}`);
      if (shot.isInDark) await takeDarkScreenshot(page, `${shot.name}-${width}-dark`);
    }
    console.log(shot.name);
  }
  await context.close();
}

async function takeDarkScreenshot(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeScreenshot(page, name);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isFullyRendered);
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80 });
}

/** Whether letters and pictures are there, as far as the window shows them, and no colour is on its way to another. */
function isFullyRendered(): boolean {
  const pictures = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  const isStill = document.getAnimations().every(({ playState }) => playState !== 'running');
  return isStill && document.fonts.status === 'loaded' && pictures.every((image) => image.complete);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
}

async function pathOf(page: Page, { path }: Screenshot): Promise<string> {
  return path.startsWith('item:') ? itemPath(page, path.slice('item:'.length)) : path;
}

async function itemPath(page: Page, words: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'query ($words: String!) { pets(search: $words, first: 1) { edges { node { _id } } } }',
      variables: { words },
    },
  });
  const { data } = (await answer.json()) as { data: { pets: { edges: { node: { _id: string } }[] } } };
  const [first] = data.pets.edges;
  if (!first) throw new Error(`The shop has nothing called ${words}: is it the demo?`);
  return `/PetOrderDetails/${first.node._id}`;
}

async function fillCart(page: Page): Promise<void> {
  for (const words of ['Peanut Butter Biscuits', 'Softpin Grooming Brush', 'Oat Shampoo']) {
    await page.goto(await itemPath(page, words));
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await page
      .getByRole('link', { name: /^Your Cart, [1-9]/ })
      .first()
      .waitFor();
  }
}
