import { readFile } from 'node:fs/promises';
import { fillLogin, signIn } from '../../fixtures/account.ts';
import { aDog, addItem } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const pass = { name: 'Impfpass Žofka.pdf', mimeType: 'application/pdf', buffer: pdf };

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
}

/** A photograph that the browser makes itself. */
async function aPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 800, height: 600 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#cc8866';
    context.fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1280, 900],
] as const) {
  test(`on ${device} an animal gets a photo and a paper, which is downloaded and removed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const person = await registerAccount(aPerson());
    await page.goto('/myAnimals');
    await fillLogin(page, person);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nala');
    await page.getByRole('button', { name: 'Add animal' }).click();

    await test.step('the photo is shown on its page, in the list and on the passport', async () => {
      const photo = page.getByRole('region', { name: 'Photo' });
      const chooser = page.waitForEvent('filechooser');
      await photo.getByRole('button', { name: 'Add a photo' }).click();
      const file = { name: 'nala.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) };
      await (await chooser).setFiles(file);
      await expectLoaded(photo.getByRole('img', { name: 'Nala' }));
      await page.getByRole('button', { name: 'Make a link' }).click();
      const link = await page.getByRole('textbox', { name: 'Link to its passport' }).inputValue();
      const passport = await page.context().newPage();
      await passport.goto(new URL(link).pathname);
      await expectLoaded(passport.locator('main img'));
      await passport.close();
      await page.getByRole('link', { name: 'All your animals' }).click();
      await expectLoaded(page.locator('main li img'));
      await expectSound(page);
      await page.getByRole('link', { name: 'Nala' }).click();
    });

    const papers = page.getByRole('region', { name: 'Papers' });
    await test.step('what is no paper is refused before it is sent', async () => {
      const hostile = { ...pass, buffer: Buffer.from('<script>alert(1)</script>') };
      await papers.getByLabel('File').setInputFiles(hostile);
      await expect(papers.getByRole('alert')).toContainText('damaged, or no PDF');
    });

    await test.step('a paper is added, downloaded as it was, and removed', async () => {
      await papers.getByLabel('File').setInputFiles(pass);
      await expect(papers.getByRole('textbox', { name: 'Name' })).toHaveValue('Impfpass Žofka');
      await expectSound(page);
      await papers.getByRole('button', { name: 'Add paper' }).click();
      await expect(papers.getByText('PDF, 1 kB')).toBeVisible();
      const saving = page.waitForEvent('download');
      await papers.getByRole('button', { name: 'Download Impfpass Žofka' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('Impfpass Žofka.pdf');
      expect((await readFile(await saved.path())).equals(pdf)).toBe(true);
      await expectSound(page);
      await papers.getByRole('button', { name: 'Remove Impfpass Žofka' }).click();
      await page.getByRole('button', { name: 'Remove the paper' }).click();
      await expect(papers.getByText('No paper yet.')).toBeVisible();
    });
  });
}

test('staff put a paper into the file of an animal of the shop', async ({ page, admin }) => {
  const dog = await addItem(admin, aDog());
  await signIn(page, admin);
  await page.goto(`/adminDashboard/animals/${dog._id}`);
  const papers = page.getByRole('region', { name: 'Papers' });
  await papers.getByLabel('File').setInputFiles(pass);
  await papers.getByRole('button', { name: 'Add paper' }).click();
  await expect(papers.getByRole('button', { name: 'Download Impfpass Žofka' })).toBeVisible();
  await expectSound(page);
});

/** Shown, and not only there. */
async function expectLoaded(image: ReturnType<Page['locator']>): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}
