import { choose } from '../../fixtures/account.ts';
import { aFood } from '../../fixtures/items.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * What a page says about itself is tested on the server and in the client; here, that a browser understands it, that
 * the content policy lets it be, and that both sides agree on one page.
 */

test('the head follows from page to page, each thing said once', async ({ page }) => {
  await page.goto('/');
  await expectHead(page, { title: 'Pets, food and accessories', path: '/', robots: /^index/ });
  await choose(page, 'CAT', 'Find a cat');
  await expectHead(page, { title: 'Cats looking for a home', path: '/FindCat', robots: /^index/ });
  await choose(page, 'ACCOUNT', 'LOGIN');
  await expectHead(page, { title: 'Log in', path: '/login', robots: /^index/ });
  await page.goBack();
  await expectHead(page, { title: 'Cats looking for a home', path: '/FindCat', robots: /^index/ });
});

test('an item says of itself what it is, as the server answers it and as the client shows it', async ({
  page,
  shopper,
  shelve,
}) => {
  const petname = `</title><script>alert("${shopper.email}")</script> & 'friends'`;
  const item = await shelve(aFood({ petname }));
  const trouble = watchForErrors(page);
  const path = `/pet/${item._id}`;
  const head = { title: petname, path, robots: /^index/ };

  await page.goto(path);
  await expectHead(page, head);
  const [facts] = await factsOf(page);
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: petname,
    sku: item._id,
    offers: { price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(petname);
  await expectHead(page, head);
  expect(await factsOf(page)).toHaveLength(2);

  await choose(page, 'FOODS', 'Dogs food');
  await expectHead(page, { title: 'Dog food', path: '/DogsFood', robots: /^index/ });
  expect(await factsOf(page)).toEqual([]);
  await page.getByRole('link', { name: petname }).first().click();
  await expect(page).toHaveURL(path);
  await expectHead(page, head);
  expect(trouble).toEqual([]);

  const answer = await page.goto('/pet/64b0000000000000000000ff');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not in the shop');
  await expect(page).toHaveTitle('Not in the shop · Fern & Paw');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('a browser reads the manifest, and its icons are as large as it says', async ({ page, request }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Fern & Paw');
  expect(icons).not.toHaveLength(0);
  for (const { src, sizes } of icons) expect(await sizeOf(page, src)).toBe(sizes);
  expect(await sizeOf(page, '/apple-touch-icon.png')).toBe('180x180');
  expect(await sizeOf(page, '/og.jpg')).toBe('1200x630');
  expect((await request.get('/favicon.ico')).ok()).toBe(true);
});

interface ExpectedHead {
  /** Without the name of the shop. */
  readonly title: string;
  readonly path: string;
  readonly robots: RegExp;
}

async function expectHead(page: Page, { title, path, robots }: ExpectedHead): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Fern & Paw`);
  const address = new URL(path, page.url()).href;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
}

/** The facts for machines, as a machine reads them. */
async function factsOf(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': unknown[] })['@graph']);
}

/** Size of a picture as the browser shows it, in the words of the manifest. */
function sizeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
}
