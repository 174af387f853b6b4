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

test('an animal is added in a minute, weighed, vaccinated, and what was due is ticked off', async ({
  page,
}) => {
  const person = await registerAccount(aPerson());
  await page.goto('/myAnimals');
  await fillLogin(page, person);
  await expect(page.getByText('No animal yet')).toBeVisible();
  await expectSound(page);

  await test.step('a name and a kind will do', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nala');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Cat');
    await page.getByRole('button', { name: 'Add animal' }).click();
    await expect(page).toHaveURL(/\/myAnimals\/[0-9a-f]{24}$/);
  });

  const due = page.getByRole('region', { name: 'What is due' });
  await test.step('what is usually due is there, and ticked off', async () => {
    const task = due.getByRole('checkbox', { name: 'Check-up, every year' });
    await task.click();
    await expect(due.getByText(/^Done on/)).toBeVisible();
  });

  await test.step('weights and treatments are noted', async () => {
    for (const [day, kg] of Object.entries({ '2026-01-01': '4', '2026-02-01': '4.2' })) {
      await page.getByRole('textbox', { name: 'Weight, kg' }).fill(kg);
      await page.getByLabel('Day', { exact: true }).fill(day);
      await page.getByRole('button', { name: 'Add weight' }).click();
      await expect(page.getByRole('cell', { name: `${kg} kg` })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /From 4 kg to 4.2 kg/ })).toBeVisible();
    const treatment = page.getByRole('form', { name: 'New treatment' });
    await treatment.getByLabel('Name').fill('FVRCP');
    await treatment.getByLabel('Due next on').fill('2099-01-31');
    await treatment.getByRole('button', { name: 'Add treatment' }).click();
    await expect(due.getByText('FVRCP: Jan 31, 2099')).toBeVisible();
    await expectSound(page);
  });

  await test.step('it stands in the list, until it is removed', async () => {
    await page.getByRole('link', { name: 'All your animals' }).click();
    await page.getByRole('link', { name: 'Nala' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('No animal yet')).toBeVisible();
  });
});
