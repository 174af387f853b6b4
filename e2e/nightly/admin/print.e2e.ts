import { signIn } from '../../fixtures/account.ts';
import { anOrder, buyGoods } from '../../fixtures/bought.ts';
import { aBed, aFood } from '../../fixtures/items.ts';
import { disputeCharges } from '../../fixtures/ledger.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { readPdf } from '../../fixtures/screen/pdf.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const INCH = 72;
const MM = INCH / 25.4;

/** What comes out of the printer, whatever the screen looks like. */
async function printed(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('article')).toBeVisible();
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  // How text is broken into words says nothing about what stands on the paper.
  return pages.map(({ text, ...size }) => ({ ...size, text: text.replace(/\s/g, '') }));
}

function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

test('a packing slip, a label and a pick list come out of the printer as paper should', async ({
  page,
  admin,
  shelve,
}) => {
  const mark = unique();
  const kibble = await shelve({ ...aFood(), shelf: `B12 ${mark.slice(-6)}` });
  const bed = await shelve(aBed());
  const shopper = await registerAccount(aPerson({ name: 'Zoë Brontë' }));
  const number = await buyGoods(shopper, {
    lines: [
      [kibble, 2],
      [bed, 1],
    ],
  });
  const second = await buyGoods(shopper, { lines: [[kibble, 3]] });
  await signIn(page, admin);

  await test.step('the packing slip has what is in the parcel, on one sheet, without prices', async () => {
    await page.goto(`/adminDashboard/orders/${number}/packing-slip`);
    const [slip, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(slip).toMatchObject({ width: 8.5 * INCH, height: 11 * INCH });
    for (const text of [number, 'Zoë Brontë', '12 Orchard Lane', kibble.petname, bed.petname, 'B12'])
      expect(slip?.text).toContain(squeezed(text));
    for (const text of ['$', 'Back office', 'DOG', 'Print', 'Footer'])
      expect(slip?.text).not.toContain(squeezed(text));
    await page.getByRole('switch', { name: 'With prices' }).click();
    expect((await printed(page))[0]?.text).toContain('$110.00');
  });

  await test.step('the label is as large as its paper, in both sizes', async () => {
    await page.goto(`/adminDashboard/orders/${number}/label`);
    const [label, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(label).toMatchObject({ width: 4 * INCH, height: 6 * INCH });
    for (const text of ['From', 'Zoë Brontë', '12 Orchard Lane', '97201 Portland', number])
      expect(label?.text).toContain(squeezed(text));
    expect(label?.text).not.toContain('Print');
    await page.getByText('A6', { exact: true }).click();
    const [a6, ...rest] = await printed(page);
    expect(rest).toEqual([]);
    expect(a6?.width).toBeCloseTo(105 * MM, -0.5);
    expect(a6?.height).toBeCloseTo(148 * MM, -0.5);
  });

  await test.step('a label holds the longest address there is', async () => {
    const location = Array.from({ length: 10 }, (_, part) => `Very Long Part Number ${part}`).join(', ');
    const long = await buyGoods(shopper, { lines: [[kibble, 1]], location });
    await page.goto(`/adminDashboard/orders/${long}/label`);
    const [label, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(label?.text).toContain('VeryLongPartNumber9');
    const isCut = await page
      .getByRole('article')
      .evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight + 1);
    expect(isCut).toBe(false);
  });

  await test.step('the pick list sums what is fetched for both orders', async () => {
    await page.goto(`/adminDashboard/pick-list?orders=${number},${second}`);
    const [list, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(list?.text).toContain(squeezed(`5${kibble.petname}2 × ${number}3 × ${second}`));
    expect(list?.text).toContain('2orders,6pieces');
  });
});

test('a disputed charge comes out of the printer with all that is known of it', async ({
  page,
  admin,
  shelve,
}) => {
  const { shopper, kibble, number } = await anOrder(shelve);
  await admin.gql(
    'mutation ($number: String!) { shipOrder(number: $number, carrier: "UPS", trackingNumber: "1Z999") { number } }',
    { number },
  );
  await admin.gql(
    'mutation ($number: String!) { messageShopper(number: $number, text: "Your bed comes on Tuesday.") { number } }',
    { number },
  );
  await disputeCharges(admin, shopper);
  await signIn(page, admin);
  await expect(async () => {
    await page.goto(`/adminDashboard/orders/${number}`);
    await page.getByRole('link', { name: 'Print', exact: true }).click({ timeout: 3000 });
  }).toPass();
  const [first, ...more] = await printed(page);
  expect(first).toMatchObject({ width: 8.5 * INCH, height: 11 * INCH });
  for (const text of [number, shopper.name, '12 Orchard Lane', kibble.petname, '$110.00', 'UPS', '1Z999'])
    expect(first?.text).toContain(squeezed(text));
  const all = [first, ...more].map((sheet) => sheet?.text).join('');
  for (const text of ['Your bed comes on Tuesday.', 'The shop’s page “Terms”', 'The shop’s page “Returns”'])
    expect(all).toContain(squeezed(text));
  for (const text of ['Back office', 'Print']) expect(all).not.toContain(squeezed(text));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await overflowsOn(page)).toEqual([]);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});

test('a long pick list goes on over several sheets', async ({ page, admin, shelve }) => {
  const shopper = await registerAccount(aPerson());
  const items: Awaited<ReturnType<typeof shelve>>[] = [];
  // One after the other: who adds items by the dozen at once is asked to wait.
  while (items.length < 40) items.push(await shelve(aFood({ stock: 5 })));
  const number = await buyGoods(shopper, { lines: items.map((item) => [item, 1] as const) });
  await signIn(page, admin);
  await page.goto(`/adminDashboard/pick-list?orders=${number}`);
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.map(({ text }) => text).join('');
  for (const { petname } of items) expect(all).toContain(squeezed(petname));
});

test('everybody can use the sheets, in any window, in both themes', async ({ page, admin, shelve }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kibble = await shelve({ ...aFood(), shelf: 'B 12' });
  const shopper = await registerAccount(aPerson());
  const number = await buyGoods(shopper, { lines: [[kibble, 2]] });
  await signIn(page, admin);
  for (const path of [
    `orders/${number}/packing-slip`,
    `orders/${number}/label`,
    `pick-list?orders=${number}`,
  ]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/adminDashboard/${path}`);
    await expect(page.getByRole('article')).toBeVisible();
    expect([path, await overflowsOn(page)]).toEqual([path, []]);
    expect([path, await accessibilityIssuesOn(page)]).toEqual([path, []]);
  }
});
