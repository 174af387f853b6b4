import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumSources, findChromium } from './chromium.ts';

/** `npm run screenshots -- [ADDRESS]`: pictures of a running demo shop at two widths, into docs/screenshots. */

const folder = join(import.meta.dirname, '../docs/screenshots');
const widths = [390, 1280];
const password = 'petshop-demo';

/** Pages by who sees them; signing in happens once for each. */
const routes: Record<string, readonly (readonly [name: string, path: string])[]> = {
  visitor: [
    ['home', '/'],
    ['FindDog', '/FindDog'],
    ['FindCat', '/FindCat'],
    ['DogsFood', '/DogsFood'],
    ['CatAccessories', '/CatAccessories'],
    ['PetSearchItems', '/PetSearchItems?type=cat&age=Puppy'],
    ['login', '/login'],
    ['register', '/register'],
  ],
  'shopper@petshop.test': [
    ['animal', 'first PETS'],
    ['item', 'first FOOD'],
    ['YourCarts', '/YourCarts'],
    ['petorder', '/petorder'],
    ['accessoriesOrder', '/accessoriesOrder'],
  ],
  'admin@petshop.test': [
    ['addpets', '/adminDashboard/addpets'],
    ['ManagePetsOrder', '/adminDashboard/ManagePetsOrder'],
    ['ManageAccessoriesOrder', '/adminDashboard/ManageAccessoriesOrder'],
    ['MakeAdmin', '/adminDashboard/MakeAdmin'],
  ],
};

const [address = 'http://localhost:4000'] = process.argv.slice(2);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(chromiumSources(process.env)),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of widths) {
    for (const [who, pages] of Object.entries(routes)) await takeAs(browser, width, who, pages);
  }
} finally {
  await browser.close();
}

async function takeAs(
  browser: Browser,
  width: number,
  who: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who !== 'visitor') await signIn(page, who);
  for (const [name, path] of pages) {
    if (name === 'YourCarts') await fillCart(page);
    await page.goto(path.startsWith('first ') ? await firstItem(page, path.slice(6)) : path);
    await page.waitForLoadState('networkidle');
    await showEverything(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), quality: 80 });
    console.log(`${name} at ${width} px`);
  }
  await context.close();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

/** Scrolls once through the page, so that pictures below the fold load. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function itemIds(page: Page, category: string, first: number): Promise<string[]> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: `{ pets(where: { category: ${category}, available: true }, first: ${first}) { edges { node { _id } } } }`,
    },
  });
  const { data } = (await answer.json()) as { data: { pets: { edges: { node: { _id: string } }[] } } };
  return data.pets.edges.map((edge) => edge.node._id);
}

async function firstItem(page: Page, category: string): Promise<string> {
  const [id] = await itemIds(page, category, 1);
  return `/PetOrderDetails/${id}`;
}

async function fillCart(page: Page): Promise<void> {
  const ids = [...(await itemIds(page, 'FOOD', 2)), ...(await itemIds(page, 'ACCESSORIES', 1))];
  for (const id of ids) {
    await page.goto(`/PetOrderDetails/${id}`);
    await page
      .getByRole('button', { name: /more|increase|plus|one more/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
  }
}
