import type { Browser } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { aDog, type Item } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const phone = { width: 390, height: 844 };

/** Has the shop ask for applications, and open every day. */
async function asksForApplications(admin: Account): Promise<void> {
  const { editableShopSettings } = await admin.gql<{ editableShopSettings: { version: number } }>(
    '{ editableShopSettings { version } }',
    {},
  );
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '09:00', closes: '19:00' }));
  const input = { version: editableShopSettings.version, asksForApplication: true, openingHours };
  await admin.gql(
    'mutation ($input: UpdateShopSettingsInput!) { updateShopSettings(input: $input) { version } }',
    { input },
  );
}

async function onPhone(browser: Browser, person: Account): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await signIn(page, person);
  return page;
}

/** Asks for the animal by the form of its page. @returns the page of the application */
async function asksFor(page: Page, dog: Item): Promise<void> {
  await page.goto(`/PetOrderDetails/${dog._id}`);
  const form = page.getByRole('form', { name: `Order ${dog.petname}` });
  await form.getByLabel('Location').fill('4 Willow Way');
  await form.getByLabel('Phone').fill('5551234567');
  await form.getByRole('button', { name: 'ORDER' }).click();
  await page.getByRole('link', { name: /See what comes next/ }).click();
  await expect(page).toHaveURL(/\/petorder\/[0-9a-f]{24}$/);
}

/** A day after tomorrow, as a day field has it. */
function soon(): string {
  return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
}

test('two families and one animal: questions, a visit, the answer, home', async ({
  admin,
  shelve,
  browser,
}) => {
  await asksForApplications(admin);
  const dog = await shelve(aDog());
  const ada = await onPhone(browser, await registerAccount(aPerson({ name: 'Ada First' })));
  const bea = await onPhone(browser, await registerAccount(aPerson({ name: 'Bea Second' })));
  const office = await onPhone(browser, admin);

  await test.step('both ask, see their place in line, and one tells about herself', async () => {
    await asksFor(ada, dog);
    await asksFor(bea, dog);
    await expect(ada.getByText('You are next in line.')).toBeVisible();
    await expect(bea.getByText('You are number 2 in line.')).toBeVisible();
    await expect(ada.getByText('It is our turn')).toBeVisible();
    await ada.getByRole('combobox', { name: 'Where will it live?' }).selectOption('a house');
    await ada.getByRole('button', { name: 'Send' }).click();
    await expect(ada.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  await test.step('the staff begin with what is due, read, and offer visits', async () => {
    await office.goto('/adminDashboard/ManagePetsOrder');
    const due = office.getByRole('region', { name: 'What is due' });
    await due.getByRole('link', { name: `Ada First and ${dog.petname}` }).click();
    await expect(office.getByText('a house', { exact: true })).toBeVisible();
    await office.getByLabel('Day').fill(soon());
    await office.getByRole('textbox', { name: 'Times' }).fill('10:00, 11:00');
    await office.getByRole('button', { name: 'Add', exact: true }).click();
    await office.getByRole('button', { name: 'Offer these times' }).click();
    await expect(office.getByText('It is their turn')).toBeVisible();
  });

  await test.step('one books a visit, which is in the calendar file of her mail', async () => {
    await ada.reload();
    await ada.getByRole('button', { name: /10:00 AM/ }).click();
    await expect(ada.getByRole('region', { name: 'Your visit' })).toContainText('10:00 AM');
  });

  await test.step('they have met, she is approved, and the other one hears of it and is next', async () => {
    await office.reload();
    await office.getByRole('button', { name: 'They were here' }).click();
    await office.getByRole('button', { name: 'Yes, it is theirs' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Yes, it is theirs' }).click();
    await expect(office.getByRole('form', { name: 'Hand over' })).toBeVisible();
    await bea.reload();
    await expect(bea.getByText('Not this time').first()).toBeVisible();
    await expect(bea.getByText('You are next in line.')).toBeVisible();
  });

  for (const page of [ada, bea, office]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await overflowsOn(page)).toEqual([]);
    expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
  }

  await test.step('it goes home, comes back, and the other one has the turn', async () => {
    await office.getByRole('button', { name: 'It goes home' }).click();
    await office.getByLabel('Why, for us alone').fill('An allergy');
    await office.getByRole('button', { name: 'Take it back' }).click();
    await expect(office.getByText('Came back').first()).toBeVisible();
    await ada.reload();
    await expect(ada.getByText('Thank you for trying, and for bringing it back to us.')).toBeVisible();
    await expect(ada.getByText('An allergy')).toBeHidden();
    await bea.reload();
    await expect(bea.getByText('It is our turn')).toBeVisible();
  });
  for (const page of [ada, bea, office]) await page.context().close();
});
