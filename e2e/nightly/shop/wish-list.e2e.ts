import { fillLogin } from '../../fixtures/account.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
}

test('wishes of a visitor go along to the account, and others see them by a link until it ends', async ({
  page,
  browser,
  shelve,
}) => {
  const [dog, kibble, person] = await Promise.all([
    shelve(aDog()),
    shelve(aFood()),
    registerAccount(aPerson()),
  ]);
  const wishes = page.getByRole('list', { name: 'Wishes' });

  await test.step('a visitor wishes, and the browser keeps it', async () => {
    await page.goto('/wishList');
    await expect(page.getByText('No wishes yet')).toBeVisible();
    for (const item of [dog, kibble]) {
      await page.goto(`/pet/${item._id}`);
      await page.getByRole('button', { name: 'Wish for it' }).click();
      await expect(page.getByRole('link', { name: 'On your wish list' })).toBeVisible();
    }
    await page.goto('/wishList');
    await expect(wishes.getByRole('article')).toHaveCount(2);
    await expectSound(page);
  });

  await test.step('signing in takes them along', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fillLogin(page, person);
    await expect(page).toHaveURL('/wishList');
    await expect(wishes.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: `Wish for ${dog.petname}` }).click();
    await expect(wishes.getByRole('article')).toHaveCount(1);
  });

  await page.getByRole('button', { name: 'Make a link to share' }).click();
  const link = page.getByRole('textbox', { name: /Whoever has this link/ });
  const address = await link.inputValue();
  await expectSound(page);
  const friend = await (await browser.newContext()).newPage();

  await test.step('whoever has the link sees them, and not whose they are', async () => {
    await friend.goto(address);
    await expect(friend.getByRole('article').filter({ hasText: kibble.petname })).toBeVisible();
    await expect(friend.getByRole('main')).not.toContainText(person.name);
    await expectSound(friend);
  });

  await test.step('and nothing once it has ended', async () => {
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
    await expect(link).toBeHidden();
    await friend.reload();
    await expect(friend.getByText('No longer shared')).toBeVisible();
  });
});
