import type { Browser } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { aDog, type Item } from '../../fixtures/items.ts';
import { passDays } from '../../fixtures/passing-days.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { readPdf } from '../../fixtures/screen/pdf.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const phone = { width: 390, height: 844 };

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

/** Asks for the animal. @returns the id of the order */
async function asksFor(person: Account, { _id: petId }: Item): Promise<string> {
  const input = {
    petId,
    username: person.name,
    location: '4 Willow Way\n97201 Portland',
    phone: '5551234567',
  };
  const { orderPet } = await person.gql<{ orderPet: { _id: string } }>(
    'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }',
    { input },
  );
  return orderPet._id;
}

function soon(): string {
  return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
}

async function approves(office: Page, id: string): Promise<void> {
  await office.goto(`/adminDashboard/ManagePetsOrder/${id}`);
  await office.getByRole('button', { name: 'Yes, it is theirs' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Yes, it is theirs' }).click();
  await expect(office.getByRole('form', { name: 'Hand over' })).toBeVisible();
}

test('one family does not come for the animal, the next one signs for it and takes it home', async ({
  admin,
  shelve,
  browser,
}) => {
  await asksForApplications(admin);
  const dog = await shelve(aDog());
  const [first, second] = [
    await registerAccount(aPerson({ name: 'Ada First' })),
    await registerAccount(aPerson({ name: 'Bea Second' })),
  ];
  const [adas, beas] = [await asksFor(first, dog), await asksFor(second, dog)];
  const ada = await onPhone(browser, first);
  const bea = await onPhone(browser, second);
  const office = await onPhone(browser, admin);

  await test.step('the first is offered a visit, books it and is approved', async () => {
    await office.goto(`/adminDashboard/ManagePetsOrder/${adas}`);
    await office.getByLabel('Day').fill(soon());
    await office.getByRole('textbox', { name: 'Times' }).fill('10:00');
    await office.getByRole('button', { name: 'Add', exact: true }).click();
    await office.getByRole('button', { name: 'Offer these times' }).click();
    await ada.goto(`/petorder/${adas}`);
    await ada.getByRole('button', { name: /10:00 AM/ }).click();
    await expect(ada.getByRole('region', { name: 'Your visit' })).toBeVisible();
    await office.reload();
    await office.getByRole('button', { name: 'They were here' }).click();
    await approves(office, adas);
    await ada.reload();
    await expect(ada.getByText(/Kept for you until/)).toBeVisible();
    await expect(ada.getByRole('region', { name: 'The agreement' })).toContainText(dog.petname);
  });

  await test.step('nobody comes: after the mail and two more days it is the turn of the next one', async () => {
    const stands = async (text: string | RegExp) =>
      expect(async () => {
        await ada.reload();
        await expect(ada.getByText(text).first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 150_000 });
    // The clock reminds first, which gives two days whatever has passed.
    await passDays(adas, 8);
    await stands(/Kept for you until/);
    await expect(async () => {
      await passDays(adas, 3);
      await ada.reload();
      await expect(ada.getByText('Withdrawn').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 150_000 });
    await bea.goto(`/petorder/${beas}`);
    await expect(bea.getByText('It is our turn')).toBeVisible();
  });

  await test.step('the next one is approved, and signs by name', async () => {
    await approves(office, beas);
    await bea.reload();
    await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea Second');
    await bea.getByRole('button', { name: 'Sign by name' }).click();
    await expect(bea.getByText(/Signed by name/)).toContainText('Bea Second');
  });

  await test.step('the papers come out of the printer with what was signed', async () => {
    await office.goto(`/adminDashboard/ManagePetsOrder/${beas}/papers`);
    await expect(office.getByRole('article')).toHaveCount(3);
    await office.emulateMedia({ reducedMotion: 'reduce' });
    expect(await overflowsOn(office)).toEqual([]);
    expect(await accessibilityIssuesOn(office, { looks: 'others' })).toEqual([]);
    const pages = readPdf(await office.pdf({ preferCSSPageSize: true }));
    const text = pages.map((page) => page.text.replace(/\s/g, '')).join('');
    expect(pages).toHaveLength(3);
    for (const part of [
      'Signedbyname:BeaSecond',
      'Recordof',
      'Vaccinationsandtreatments',
      'Acarrier,oracollar',
    ])
      expect(text).toContain(part);
    for (const part of ['Backoffice', 'Day,signature']) expect(text).not.toContain(part);
  });

  for (const page of [ada, bea]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await overflowsOn(page)).toEqual([]);
    expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
  }

  await test.step('it goes home, and is among her animals', async () => {
    await office.goto(`/adminDashboard/ManagePetsOrder/${beas}`);
    await office.getByRole('button', { name: 'It goes home' }).click();
    await expect(office.getByText('At home').first()).toBeVisible();
    await bea.goto('/myAnimals');
    await expect(bea.getByText(dog.petname).first()).toBeVisible();
    await office.goto('/adminDashboard');
    await expect(office.getByRole('region', { name: 'Animals’ way home' })).toContainText(
      'Moved to a new home',
    );
    expect(await accessibilityIssuesOn(office, { looks: 'others' })).toEqual([]);
  });
  for (const page of [ada, bea, office]) await page.context().close();
});
