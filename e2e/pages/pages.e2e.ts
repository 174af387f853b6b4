import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { overflowsHorizontally, watchForErrors } from '../fixtures/page-errors.ts';
import { shopUrl } from '../fixtures/shop-api.ts';
import { type BrowserContext, test as base, expect, type Page } from '../fixtures/test.ts';
import { type Company, createVisitors, type StoredState, type Visitor } from '../fixtures/visitors.ts';

interface Shared {
  readonly company: Company;
  /** One browser a visitor, kept for all tests: what it has fetched once it need not fetch again. */
  readonly browsers: ReadonlyMap<Visitor, BrowserContext>;
}

// The longest file: its tests are shared out among the workers.
base.describe.configure({ mode: 'parallel' });

const test = base.extend<{ visitor: Visitor }, Shared>({
  company: [
    async ({ browser, admin }, use) => use(await createVisitors(browser, admin)),
    { scope: 'worker', timeout: 180_000 },
  ],
  browsers: [
    async ({ browser, company }, use) => {
      const browsers = new Map<Visitor, BrowserContext>();
      for (const [visitor, storageState] of Object.entries(company.kept) as [Visitor, StoredState][]) {
        browsers.set(
          visitor,
          await browser.newContext({
            baseURL: shopUrl(),
            storageState,
            reducedMotion: 'reduce',
          }),
        );
      }
      await use(browsers);
      await Promise.all([...browsers.values()].map((context) => context.close()));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: ['stranger', { option: true }],
  page: async ({ browsers, visitor, viewport }, use) => {
    const page = await browsers.get(visitor)?.newPage();
    if (!page) throw new Error(`No browser is kept for a ${visitor}.`);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});

/** A page of the shop. `:dog` and `:kibble` stand for the ids of these items. */
interface ShopPage {
  readonly path: string;
  readonly heading: string | RegExp;
  /** Whether there is no such page, which the server and the browser's console say as well. */
  readonly isMissing?: true;
}

const pages: Record<Visitor, readonly ShopPage[]> = {
  stranger: [
    { path: '/', heading: /^30% off/ },
    { path: '/login', heading: 'Welcome back' },
    { path: '/register', heading: 'Make yourself at home' },
    { path: '/resetPassword', heading: 'Forgot your password?' },
    { path: '/FindDog', heading: 'Find a dog' },
    { path: '/FindCat', heading: 'Find a cat' },
    { path: '/DogsAccessories', heading: 'Dog accessories' },
    { path: '/CatAccessories', heading: 'Cat accessories' },
    { path: '/DogsFood', heading: 'Dog food' },
    { path: '/CatsFood', heading: 'Cat food' },
    { path: '/FindRabbits', heading: 'Find a rabbit' },
    { path: '/FindBirds', heading: 'Find a bird' },
    { path: '/FindOthers', heading: 'Find a friend' },
    { path: '/OthersFood', heading: 'Food for other animals' },
    { path: '/OthersAccessories', heading: 'Accessories for other animals' },
    { path: '/DogCare', heading: 'Complete DOG Care AND Pain Relief' },
    { path: '/DogsTraining', heading: 'Good manners, kindly taught' },
    { path: '/CatCare', heading: 'What your cat would tell you' },
    { path: '/CatTraining', heading: 'CONGRATULATIONS ON YOUR NEW KITTEN' },
    { path: '/PetSearchItems', heading: 'Search' },
    { path: '/PetSearchItems?q=nothing+is+called+so', heading: /^Results for/ },
    { path: '/compare', heading: 'Compare' },
    { path: '/YourCarts', heading: 'Your cart' },
    { path: '/pet/:dog', heading: /^Bramble/ },
    { path: '/pet/:kibble', heading: /^Salmon kibble/ },
    { path: '/pet/64b0000000000000000000ff', heading: 'Not in the shop', isMissing: true },
    { path: '/no/such/page', heading: 'This trail goes cold', isMissing: true },
  ],
  shopper: [
    { path: '/YourCarts', heading: 'Your cart' },
    { path: '/petorder', heading: 'Your pet orders' },
    { path: '/account', heading: 'Your account' },
    { path: '/repeatDelivery', heading: 'Repeat deliveries' },
    { path: '/accessoriesOrder', heading: 'Your accessories and food orders' },
    { path: '/PetOrderDetails/:dog', heading: /^Bramble/ },
    { path: '/PetOrderDetails/:kibble', heading: /^Salmon kibble/ },
  ],
  admin: [
    { path: '/adminDashboard', heading: 'Overview' },
    { path: '/adminDashboard/orders', heading: 'Orders' },
    { path: '/adminDashboard/addpets', heading: 'ADD DATA' },
    { path: '/adminDashboard/ManagePetsdata', heading: 'Manage pets data' },
    { path: '/adminDashboard/ManagePetsOrder', heading: 'Animal orders' },
    { path: '/adminDashboard/ManageAccessoriesOrder', heading: 'Item orders' },
    { path: '/adminDashboard/pick-list', heading: 'Pick list' },
    { path: '/adminDashboard/MakeAdmin', heading: 'Make admin' },
    { path: '/adminDashboard/staff', heading: 'Staff' },
    { path: '/adminDashboard/customers', heading: 'Customers' },
    { path: '/adminDashboard/promotions', heading: 'Promotions' },
    { path: '/adminDashboard/synonyms', heading: 'Synonyms' },
    { path: '/adminDashboard/settings', heading: 'Settings' },
    { path: '/adminDashboard/repeatDeliveries', heading: 'Repeat deliveries' },
    { path: '/adminDashboard/MoneyHealth', heading: 'Money health' },
    { path: '/adminDashboard/Audit', heading: 'Audit' },
    { path: '/adminDashboard/nothing', heading: 'This trail goes cold', isMissing: true },
  ],
};

/** Where an account has no business, or another page to show. */
const onlyForStrangers: readonly string[] = ['/login', '/register', '/YourCarts'];

for (const [visitor, shown] of Object.entries(pages) as [Visitor, readonly ShopPage[]][]) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor });

    for (const shopPage of shown) {
      test(`${shopPage.path} opens whole, in every width and theme, without a complaint`, async ({
        page,
        company,
      }) => {
        await visit(page, shopPage, company);
        expect(await accessibilityIssuesOn(page)).toEqual([]);
      });
    }

    test('every address can be written in another case', async ({ page, company }) => {
      for (const { path, heading } of shown) {
        const [pathname = '', query] = path.split('?');
        const shouted = pathname.replace(/(?<!:)\b[A-Za-z]+/g, (word) => word.toUpperCase());
        await page.goto(addressOf(query ? `${shouted}?${query}` : shouted, company));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
  });
}

test.describe('for a shopper, what strangers see as well', () => {
  test.use({ visitor: 'shopper' });

  for (const shopPage of pages.stranger.filter(({ path }) => !onlyForStrangers.includes(path))) {
    test(`${shopPage.path} opens whole`, async ({ page, company }) => {
      await visit(page, shopPage, company);
      expect(await accessibilityIssuesOn(page, { isKnown: true })).toEqual([]);
    });
  }
});

test.describe('the explorer', () => {
  test('opens at /graphql and runs an operation where the internet is out of reach', async ({ page }) => {
    await page.route(
      ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.goto('/graphql');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API explorer');
    await expectAnswer(page);
  });

  for (const width of [390, 1280]) {
    test(`opens without a complaint at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const trouble = watchForErrors(page);
      await page.goto('/graphql?tool=graphiql');
      await expectAnswer(page);
      expect(await overflowsHorizontally(page)).toBe(false);
      expect(trouble).toEqual([]);
    });
  }
});

async function expectAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('query BrowseDogs');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
}

function addressOf(path: string, { dog, kibble }: Company): string {
  return path.replace(':dog', dog._id).replace(':kibble', kibble._id);
}

/** Opens a page and sees that nothing went wrong on the way. */
async function visit(page: Page, { path, heading, isMissing }: ShopPage, company: Company): Promise<void> {
  const trouble = watchForErrors(page);
  const answer = await page.goto(addressOf(path, company));
  expect(answer?.status()).toBe(isMissing ? 404 : 200);
  await expectOpen(page, heading);
  await expect(page).toHaveTitle(/^.+ · Fern & Paw$/);
  // The API says so too, of an item that is asked for again.
  expect(trouble.filter((line) => !(isMissing && /404|NOT_FOUND/.test(line)))).toEqual([]);
}

/** One heading, nothing that still loads, and whatever loads only when somebody scrolls. */
async function expectOpen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading......')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
