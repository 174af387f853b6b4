import sharp from 'sharp';
import { signIn } from '../fixtures/account.ts';
import { fillNewItem } from '../fixtures/item-form.ts';
import { aBed, aDog, aFood, type Item } from '../fixtures/items.ts';
import { aPictureFile } from '../fixtures/pictures.ts';
import { graphqlUrl } from '../fixtures/responses.ts';
import { aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../fixtures/test.ts';

test.beforeEach(async ({ page, admin }) => {
  await signIn(page, admin);
});

test.describe('managing the items', () => {
  test('a price and a stock are changed in their places, and shoppers see it', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    const row = await findItem(page, kibble);

    await row.getByRole('button', { name: /^Price of/ }).click();
    await page.getByRole('spinbutton', { name: `Price of ${kibble.petname}` }).fill('13.75');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: /^Price of/ })).toBeFocused();
    await expect(row).toContainText('$13.75');

    await row.getByRole('button', { name: /^Stock of/ }).click();
    await page.getByRole('spinbutton', { name: `Stock of ${kibble.petname}` }).fill('4');
    await page.getByRole('search', { name: 'Pets data' }).getByLabel('Search').click();
    await expect(row).toContainText('Low stock');

    await row.getByRole('button', { name: /^Name of/ }).click();
    await page.keyboard.type('Another name');
    await page.keyboard.press('Escape');
    await expect(row).toContainText(kibble.petname);

    await row.getByRole('link', { name: `Open the page of ${kibble.petname}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kibble.petname);
    await expect(page.getByRole('main')).toContainText('$13.75');
  });

  test('a decimal comma is accepted, and an ambiguous stock is rejected', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    const row = await findItem(page, kibble);

    await row.getByRole('button', { name: /^Price of/ }).click();
    await page.keyboard.type('13,75');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('$13.75');

    await row.getByRole('button', { name: /^Stock of/ }).click();
    await page.keyboard.type('1.000');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Could be 1000 or 1');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(row).toContainText('$13.75');
    await expect(row.getByRole('button', { name: /^Stock of/ })).toContainText('50');
  });

  test('an item gets another text and another picture', async ({ page, shelve }) => {
    const bed = await shelve(aBed());
    const row = await findItem(page, bed);
    await row.getByRole('button', { name: `Edit all of ${bed.petname}` }).click();

    const form = page.getByRole('form', { name: `Edit ${bed.petname}` });
    await form.getByLabel('Short description').fill('Now with a warmer cover.');
    await form.getByLabel('Choose Pets Picture').setInputFiles(await aPictureFile('bed.png'));
    await expect(form.getByRole('img', { name: 'Preview of bed.png' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Edit all of ${bed.petname}` })).toBeFocused();
    await expectLoaded(row.getByRole('rowheader').getByRole('presentation'));
    await row.getByRole('link', { name: `Open the page of ${bed.petname}` }).click();
    await expect(page.getByRole('main')).toContainText('Now with a warmer cover.');
    await expectLoaded(page.getByRole('img', { name: bed.petname }));
  });

  test('a deleted item comes back by Undo, with the keyboard alone', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    const row = await findItem(page, kibble);

    await row.getByRole('button', { name: `Delete ${kibble.petname}` }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Delete ${kibble.petname}?` });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');

    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('No Data')).toBeVisible();
    await page.keyboard.press('Enter');

    await expect(row).toContainText('In the shop');
    await page.goto(`/PetOrderDetails/${kibble._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kibble.petname);
  });

  test('an item that was ordered is retired, found among the retired, and brought back', async ({
    page,
    shelve,
  }) => {
    const dog = await shelve(aDog());
    const shopper = await registerAccount(aPerson());
    await shopper.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
      input: { petId: dog._id, username: 'Robin Field', location: '12 Orchard Lane', phone: '5035550142' },
    });
    const row = await findItem(page, dog);

    await row.getByRole('button', { name: `Delete ${dog.petname}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(`${dog.petname} is retired: its orders keep it`)).toBeVisible();
    await expect(row).toContainText('Retired');

    await page.getByLabel('State').selectOption('Retired');
    await expect(page).toHaveURL(/state=retired/);
    await row.getByRole('button', { name: `Bring back ${dog.petname}` }).click();
    await expect(page.getByText(`${dog.petname} is back in the shop`)).toBeVisible();
    await page.getByLabel('State').selectOption('In the shop');
    await expect(row).toContainText('In the shop');
  });

  test('search, order and length of the list survive a reload', async ({ page, shelve }) => {
    const word = `w${unique()}`;
    const numbers = Array.from({ length: 22 }, (_, number) => number);
    await Promise.all(numbers.map((n) => shelve(aFood({ petname: `Treat ${n} ${word}`, stock: 30 - n }))));
    await page.goto('/adminDashboard/ManagePetsdata');
    const form = page.getByRole('search', { name: 'Pets data' });
    await form.getByLabel('Search').fill(word);
    await expect(page.getByText('20 of 22 shown')).toBeVisible({ timeout: 20_000 });
    await form.getByLabel('Sort by').selectOption('Lowest stock');
    await expect(rows(page).nth(1)).toContainText('Treat 21');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('22 of 22 shown')).toBeVisible();

    await page.reload();
    await expect(page.getByText('22 of 22 shown')).toBeVisible({ timeout: 20_000 });
    await expect(form.getByLabel('Search')).toHaveValue(word);
    await expect(form.getByLabel('Sort by')).toHaveValue('STOCK_LOW_TO_HIGH');
    await expect(rows(page).nth(1)).toContainText('Treat 21');
    await expect(rows(page).nth(22)).toContainText('Treat 0');
  });
});

test.describe('ADD DATA', () => {
  test('a large picture shows its upload progress, can be cancelled, and is added in the end', async ({
    page,
  }) => {
    const petname = `Rope tug ${unique()}`;
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, petname);
    await page.getByLabel('Choose Pets Picture').setInputFiles(await aLargePicture());
    await expect(page.getByRole('img', { name: 'Preview of rope.png' })).toBeVisible();

    await slowUploads(page, 60 * 1024);
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    const progress = page.getByRole('progressbar', { name: 'Upload of rope.png' });
    await expect.poll(() => percentOf(progress)).toBeGreaterThan(0);
    expect(await percentOf(progress)).toBeLessThan(100);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText(/The upload is cancelled: nothing was added/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'ADD PETS' })).toBeFocused();
    await expect(page.getByLabel('Pet name')).toHaveValue(petname);
    await expect(page.getByRole('img', { name: 'Preview of rope.png' })).toBeVisible();

    await slowUploads(page, -1);
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    const link = page.getByRole('link', { name: `See the page of ${petname}` });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Pet name')).toHaveValue('');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(petname);
  });

  test('a bag of rice has no gender, age, color and clan', async ({ page }) => {
    const petname = `Rice ${unique()}`;
    await page.goto('/adminDashboard/addpets');
    const form = page.getByRole('form', { name: 'ADD DATA' });
    await form.getByLabel('Pet name').fill(petname);
    await form.getByLabel('Category').fill('food');
    await form.getByLabel('Type').fill('dog');
    await form.getByLabel('Pet price').pressSequentially('4,50');
    await form.getByLabel('Short description').fill('Plain rice.');
    await form.getByLabel('Pet details').fill('One kilogram.');
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await page.getByRole('link', { name: `See the page of ${petname}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(petname);
    await expect(page.getByRole('main')).toContainText('$4.50');
  });

  test('a photograph above the size limit is shrunk before the upload', async ({ page }) => {
    const petname = `Rope tug ${unique()}`;
    const photograph = await aLargePhotograph();
    expect(photograph.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, petname);
    await page.getByLabel('Choose Pets Picture').setInputFiles(photograph);
    await expect(page.getByRole('img', { name: 'Preview of IMG_0001.jpg' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await page.getByRole('link', { name: `See the page of ${petname}` }).click({ timeout: 60_000 });
    const picture = page.getByRole('img', { name: petname });
    await expectLoaded(picture);
    // Upright, although the camera lay on its side.
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
    ).toBe(true);
  });

  test('no input is lost where the connection breaks', async ({ page }) => {
    const petname = `Rope tug ${unique()}`;
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, petname);
    await page.getByLabel('Choose Pets Picture').setInputFiles(await aPictureFile('rope.png'));
    await expect(page.getByRole('img', { name: 'Preview of rope.png' })).toBeVisible();

    await page.route(graphqlUrl, (route) => route.abort());
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await expect(page.getByText('Error! Something Wrong In Posting')).toBeVisible();
    await expect(page.getByLabel('Pet name')).toHaveValue(petname);
    await expect(page.getByLabel('Pet details')).not.toHaveValue('');
    await expect(page.getByRole('img', { name: 'Preview of rope.png' })).toBeVisible();

    await page.unroute(graphqlUrl);
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Pets Added Succesfully' })).toBeVisible();
  });

  test('a file that is no picture is rejected before the upload', async ({ page }) => {
    await page.goto('/adminDashboard/addpets');
    const field = page.getByLabel('Choose Pets Picture');
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(page.getByText(/^notes\.txt is no picture that we can take/)).toBeVisible();

    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
    await field.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('huge.png has 10.0 MB. At most 10 MB, please')).toBeVisible();
  });
});

function rows(page: Page): Locator {
  return page.getByRole('table', { name: 'Pets data' }).getByRole('row');
}

/** The list with this item alone, found by the one word of its name that no other has. */
async function findItem(page: Page, { petname }: Item): Promise<Locator> {
  await page.goto(`/adminDashboard/ManagePetsdata?q=${petname.split(' ').at(-1)}`);
  await expect(page.getByText('1 of 1 shown')).toBeVisible();
  return rows(page).filter({ hasText: petname });
}

/** Some 600 kB: noise, which no format makes small. */
async function aLargePicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 500, height: 400, channels: 3 as const, background: '#888', noise };
  return { name: 'rope.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** As a phone writes it, lying on its side: 27 megapixels of noise, in passes from coarse to fine. */
async function aLargePhotograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 3000, height: 2250, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create })
    .png()
    .toBuffer()
    .then((grains) =>
      sharp(grains)
        .resize(6000, 4500)
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95, progressive: true })
        .toBuffer(),
    );
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

/** Bytes a second; -1 for as fast as it goes. */
async function slowUploads(page: Page, uploadThroughput: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

async function percentOf(progress: Locator): Promise<number> {
  return Number(await progress.getAttribute('aria-valuenow'));
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}
