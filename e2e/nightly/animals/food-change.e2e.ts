import { fillLogin } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
}

test('a dog changes its food: begun with a food of the shop, held, printed on one sheet, and ended', async ({
  page,
}) => {
  const person = await registerAccount(aPerson());
  await page.goto('/myAnimals');
  await fillLogin(page, person);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rex');
  await page.getByLabel('Born on, about will do').fill('2020-02-29');
  await page.getByRole('combobox', { name: 'Neutered' }).selectOption('Yes');
  await page.getByRole('button', { name: 'Add animal' }).click();

  const panel = page.getByRole('region', { name: 'Change of food' });
  await test.step('what has to be known first is said', async () => {
    await panel.getByRole('searchbox', { name: 'New food' }).fill('chicken');
    await panel.getByRole('radio').first().check();
    await panel.getByRole('textbox', { name: 'Its name' }).fill('Supper');
    await panel.getByRole('textbox', { name: /^Its energy/ }).fill('400');
    await expectSound(page);
    await panel.getByRole('button', { name: 'Begin the change' }).click();
    await expect(panel.getByRole('alert')).toHaveText('Say first what it weighs');
  });

  await test.step('it begins, and waits where its stomach is upset', async () => {
    await page.getByRole('textbox', { name: 'Weight, kg' }).fill('20');
    await page.getByRole('button', { name: 'Add weight' }).click();
    await expect(page.getByRole('cell', { name: '20 kg' })).toBeVisible();
    await panel.getByRole('button', { name: 'Begin the change' }).click();
    await expect(panel.getByText(/^Today, day 1: 199 g of the old food/)).toBeVisible();
    await expect(panel.getByRole('row')).toHaveCount(12);
    await panel.getByRole('button', { name: /wait two days/ }).click();
    await expect(panel.getByRole('row')).toHaveCount(14);
    await expect(panel.getByText(/^It waited once/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('it prints alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(panel.getByRole('table')).toBeVisible();
    await expect(page.getByRole('form', { name: 'New weight' })).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Print this list' })).toBeHidden();
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('it ends', async () => {
    await panel.getByRole('button', { name: 'End the change' }).click();
    await page.getByRole('button', { name: 'Yes, end it' }).click();
    await expect(panel.getByText('No change is under way.')).toBeVisible();
  });
});
