import sharp from 'sharp';
import { signIn } from '../../fixtures/account.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

/* Windows' high contrast: the system chooses all colors, and what is on must still differ from what is off. */

/** Pixels that differ at least: of a mark that is seen, not of a rounded corner. */
const LEAST_DIFFERENCE = 30;

/** How much of a channel counts as another color, of 255. */
const TOLERANCE = 64;

interface Kind {
  readonly name: string;
  readonly path: string;
  /** What shows the state. */
  readonly mark: (page: Page) => Locator;
  /** Switches it on. */
  readonly switchOn: (page: Page) => Promise<unknown>;
  readonly isForAdmins?: boolean;
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const firstCard = (page: Page) => page.getByRole('list', { name: 'Dog food' }).getByRole('article').first();
const theme = (page: Page) => page.getByRole('banner').getByRole('radiogroup', { name: 'Theme' });

const kinds: readonly Kind[] = [
  {
    name: 'a switch',
    path: '/DogsFood',
    mark: (page) => filters(page).locator('label', { hasText: 'Only what is available now' }),
    switchOn: (page) => filters(page).getByRole('switch').check(),
  },
  {
    name: 'a filter',
    path: '/FindDog',
    mark: (page) => filters(page).locator('label', { hasText: /^Senior/ }),
    switchOn: (page) =>
      filters(page)
        .getByText(/^Senior/)
        .click(),
  },
  {
    name: 'a segmented choice',
    path: '/',
    mark: theme,
    switchOn: (page) => theme(page).locator('label').first().click(),
  },
  {
    name: 'a heart',
    path: '/DogsFood',
    mark: (page) => firstCard(page).getByRole('button', { name: /^Wish for/ }),
    switchOn: (page) =>
      firstCard(page)
        .getByRole('button', { name: /^Wish for/ })
        .click(),
  },
  {
    name: 'a pressed button',
    path: '/DogsFood',
    mark: (page) => firstCard(page).getByRole('button', { name: /^Compare/ }),
    switchOn: (page) =>
      firstCard(page)
        .getByRole('button', { name: /^Compare/ })
        .click(),
  },
  {
    name: 'the current menu',
    path: '/DogCare',
    mark: (page) => page.getByRole('navigation', { name: 'Shop' }).getByRole('button', { name: 'CAT' }),
    switchOn: (page) => page.goto('/CatCare'),
  },
  {
    name: 'the current section of the back office',
    path: '/adminDashboard/orders',
    mark: (page) => page.getByRole('link', { name: 'Promotions' }),
    switchOn: (page) => page.goto('/adminDashboard/promotions'),
    isForAdmins: true,
  },
  {
    name: 'a switch of the account',
    path: '/account',
    mark: (page) => page.locator('label', { has: page.getByRole('switch') }).first(),
    switchOn: (page) => page.getByRole('switch').first().click(),
    isForAdmins: true,
  },
  {
    name: 'a quick filter of the orders',
    path: '/adminDashboard/orders',
    mark: (page) => page.getByRole('link', { name: 'To ship' }),
    switchOn: (page) => page.getByRole('link', { name: 'To ship' }).click(),
    isForAdmins: true,
  },
  {
    name: 'a checkbox and its row',
    path: '/adminDashboard/orders',
    mark: (page) => page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1),
    switchOn: (page) => page.getByRole('table', { name: 'Orders' }).getByRole('checkbox').nth(1).click(),
    isForAdmins: true,
  },
  {
    name: 'an account of the explorer',
    path: '/graphql?tool=graphiql',
    mark: (page) => page.getByRole('button', { name: 'Log in as Admin' }),
    switchOn: (page) => page.getByRole('button', { name: 'Log in as Admin' }).click(),
  },
];

for (const scheme of ['light', 'dark'] as const) {
  for (const { name, path, mark, switchOn, isForAdmins } of kinds) {
    test(`${name} says that it is on with forced colors, ${scheme}`, async ({ browser, baseURL, admin }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 1280, height: 900 },
        forcedColors: 'active',
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (isForAdmins) await signIn(page, admin);
      await page.goto(path);
      await styles(page);
      await mark(page).scrollIntoViewIfNeeded();
      const off = await pictureOf(page, mark(page));
      await switchOn(page);
      await expect
        .poll(async () => {
          await styles(page);
          return difference(off, await pictureOf(page, mark(page)));
        })
        .toBeGreaterThan(LEAST_DIFFERENCE);
      await context.close();
    });
  }
}

/** They come after the page, which nobody else has to wait for. */
async function styles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('forced-colors')),
  );
}

/** Without the pointer over it, and without the focus in it. */
async function pictureOf(page: Page, mark: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return mark.screenshot();
}

/** How many pixels of two pictures differ; all of them where they are of another size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return Number(a?.length);
  let count = 0;
  for (let place = 0; place < a.length; place += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs(Number(a[place + channel]) - Number(b[place + channel])) > TOLERANCE,
    );
    if (isOther) count += 1;
  }
  return count;
}
