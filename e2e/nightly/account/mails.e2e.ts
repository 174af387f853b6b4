import { signIn } from '../../fixtures/account.ts';
import { isOperation } from '../../fixtures/responses.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('who registers is welcomed by a mail, which can be read in the mailbox of the demo', async ({
  page,
}) => {
  const person = aPerson({ name: 'Juno <b>Brook</b>' });
  await registerAccount(person);
  await signIn(page, person);
  await page.getByRole('link', { name: /^Hello, / }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  const choice = page.getByRole('switch', { name: 'Your order has arrived' });
  await choice.focus();
  // The page shows the choice before the shop has it.
  const saved = page.waitForResponse((response) => isOperation(response.request(), 'UpdateUnwantedMail'));
  await page.keyboard.press('Space');
  await expect(choice).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();

  await expect(async () => {
    await page.goto('/mailbox');
    await expect(page.getByRole('listitem').filter({ hasText: person.email })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: person.email }).getByRole('link').click();
  const mail = page.frameLocator('iframe[title="The mail as HTML"]');
  // Nobody has proved the address, so nothing that was typed stands in it.
  await expect(mail.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Look around' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/$/,
  );
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});
