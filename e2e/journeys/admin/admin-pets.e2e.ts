import { signIn } from '../../fixtures/account.ts';
import { findItem } from '../../fixtures/item-form.ts';
import { aBed, aFood } from '../../fixtures/items.ts';
import { aPictureFile, expectLoaded } from '../../fixtures/screen/pictures.ts';
import { expect, test } from '../../fixtures/test.ts';

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
});
