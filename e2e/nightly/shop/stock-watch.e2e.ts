import { aFood, setStock } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, test } from '../../fixtures/test.ts';

test('who waits for what is sold out is mailed once it is back, and led to it', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kibble = await shelve(aFood({ stock: 0 }));
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  const tell = page.getByRole('button', { name: 'Tell me when it is back' });
  const forget = page.getByRole('button', { name: 'Don’t tell me' });
  await tell.focus();
  await page.keyboard.press('Enter');
  await expect(forget).toBeFocused();
  await expect(page.getByText(`We write to ${shopper.email}`)).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
  await page.reload();
  await forget.click();
  await expect(tell).toBeVisible();
  await tell.click();
  await expect(forget).toBeVisible();

  await setStock(admin, kibble, 2);
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(page.getByRole('listitem').filter({ hasText: `${kibble.petname} is back` })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${kibble.petname} is back` })
    .getByRole('link')
    .click();
  const mail = page.frameLocator('iframe[title="The mail as HTML"]');
  const link = mail.getByRole('link', { name: `See ${kibble.petname}` });
  await expect(link).toHaveAttribute('href', new RegExp(`/pet/${kibble._id}$`));
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
});
