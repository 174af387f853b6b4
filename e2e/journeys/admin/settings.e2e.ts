import { signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Changed {
  readonly phone: string;
  readonly taxPercent: number;
}

/** The other tests of this worker are in the same shop. */
let before: Changed;

test.beforeEach(async ({ admin }) => {
  const read = '{ editableShopSettings { settings { phone taxPercent } } }';
  const { editableShopSettings } = await admin.gql<{ editableShopSettings: { settings: Changed } }>(read);
  before = editableShopSettings.settings;
});

test.afterEach(async ({ admin }) => {
  const { editableShopSettings } = await admin.gql<{ editableShopSettings: { version: number } }>(
    '{ editableShopSettings { version } }',
  );
  await admin.gql(
    'mutation ($input: UpdateShopSettingsInput!) { updateShopSettings(input: $input) { version } }',
    { input: { ...before, version: editableShopSettings.version } },
  );
});

test('an admin changes what the shop says and charges, sees it before, and takes it back', async ({
  page,
  admin,
}) => {
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');

  const phone = page.getByLabel('Phone');
  await phone.fill('+1 914 555 0177');
  await page.getByLabel('Percent that prices contain').fill('8.875');
  const preview = page.getByRole('region', { name: 'What carts would cost' });
  await expect(preview.getByRole('row').nth(1)).toContainText('with $4.48 tax');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();

  await page.goto('/terms');
  await expect(page.getByRole('contentinfo').getByText('+1 (914) 555-0177')).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.goto('/adminDashboard/settings');
  await phone.fill(before.phone);
  await page.getByLabel('Percent that prices contain').fill(String(before.taxPercent));
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
});
