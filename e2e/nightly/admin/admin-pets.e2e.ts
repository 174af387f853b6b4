import sharp from 'sharp';
import { signIn } from '../../fixtures/account.ts';
import { fillNewItem, findItem } from '../../fixtures/item-form.ts';
import { aFood } from '../../fixtures/items.ts';
import { graphqlUrl } from '../../fixtures/responses.ts';
import { aPictureFile, expectLoaded, expectNoTextOverPicture } from '../../fixtures/screen/pictures.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page, admin }) => {
  await signIn(page, admin);
});

test.describe('managing the items', () => {
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
});

test.describe('ADD DATA', () => {
  test('a large picture shows its upload progress, can be cancelled, and is added in the end', async ({
    page,
  }) => {
    const petname = `Rope tug ${unique()}`;
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, petname);
    await page.getByLabel('Choose Pets Picture').setInputFiles(await aLargePicture());
    await expectNoTextOverPicture(page.getByRole('img', { name: 'Preview of rope.png' }));

    await slowUploads(page, 60 * 1024);
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    const progress = page.getByRole('progressbar', { name: 'Upload of rope.png' });
    await expect.poll(() => percentOf(progress)).toBeGreaterThan(0);
    expect(await percentOf(progress)).toBeLessThan(100);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText(/The upload was canceled: nothing was added/)).toBeVisible();
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
});

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
