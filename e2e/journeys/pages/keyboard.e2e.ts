import { navigation } from '../../fixtures/account.ts';
import { checkoutButton, declinedCard, expectCartCount, goodCard } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { expectTrap, keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

// Without motion, so that a look is what it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody without a mouse logs in, finds an item, buys it and cancels the order', async ({
  page,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  const shopper = await registerAccount(aPerson());
  const keyboard = keyboardOf(page);
  const main = page.getByRole('main');

  await test.step('logs in from the home page', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.use(navigation(page).getByRole('button', { name: 'ACCOUNT' }));
    const entry = navigation(page).getByRole('link', { name: 'LOGIN' });
    await expect(entry).toBeVisible();
    await expect(async () => {
      await keyboard.press('ArrowDown');
      await expect(entry).toBeFocused({ timeout: 500 });
    }).toPass();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const form = page.getByRole('form', { name: 'Login' });
    await keyboard.type(form.getByLabel('Email'), shopper.email);
    await keyboard.type(form.getByLabel(/^Password/), shopper.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('finds the item', async () => {
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await keyboard.type(search, kibble.petname, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/PetSearchItems/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keyboard.use(main.getByRole('link', { name: kibble.petname }));
    await expect(page.getByRole('heading', { level: 1, name: kibble.petname })).toBeFocused();
  });

  await test.step('sets the quantity and adds it to the cart', async () => {
    await keyboard.use(page.getByRole('button', { name: 'Increase quantity' }));
    await keyboard.press('Enter');
    await keyboard.goTo(page.getByRole('button', { name: 'Decrease quantity' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');

    await keyboard.use(page.getByRole('button', { name: 'ADD TO CART' }));
    await expectCartCount(page, 2);
    await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeFocused();
    await keyboard.use(page.getByRole('link', { name: 'Go to your cart' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  });

  await test.step('fills in the panel and the card, and is told that the card was declined', async () => {
    await keyboard.type(page.getByLabel('Location'), '12 Orchard Lane');
    await keyboard.type(page.getByLabel('City'), 'Portland');
    await keyboard.type(page.getByLabel('State'), 'OR');
    await keyboard.type(page.getByLabel('ZIP code'), '97201');
    await keyboard.type(page.getByLabel('Phone'), '5035550142');
    await typeCard(page, declinedCard);
    await keyboard.use(checkoutButton(page));
    const dialog = page.getByRole('dialog', { name: 'Error !' });
    await expect(dialog).toContainText('Your card was declined.');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await expectTrap(page, dialog);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(checkoutButton(page)).toBeFocused();
  });

  await test.step('pays with another card', async () => {
    await keyboard.goTo(page.getByLabel('Card number'), 'Shift+Tab');
    await typeCard(page, goodCard);
    await keyboard.goTo(checkoutButton(page));
    await expect(checkoutButton(page)).toBeEnabled();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Succesfull !' });
    await expect(dialog).toContainText('Order SuccessFull');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /^Order FP-/ })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Thank you!');
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });

  await test.step('sees the order and cancels it', async () => {
    await keyboard.use(page.getByRole('link', { name: 'See your orders' }));
    // The order's own page has a button of the same name, and stays until this one is there.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your accessories and food orders' }),
    ).toBeFocused();
    const cancel = page.getByRole('button', { name: `CANCEL ${kibble.petname}` });
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await keyboard.use(cancel);
    await expect(question).toBeVisible();
    await expectTrap(page, question);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();

    await keyboard.press('Enter');
    await keyboard.use(question.getByRole('button', { name: 'Yes, delete it!' }));
    await expect(page.getByRole('alert').filter({ hasText: 'Order Deleted Succesfully' })).toBeVisible();
    await expect(main).toContainText('No Data');
    await expect(page.getByRole('region', { name: 'Your accessories and food orders' })).toBeFocused();
  });

  async function typeCard(on: Page, number: string): Promise<void> {
    const card = on.getByRole('group', { name: 'Card' });
    await keyboard.goTo(card.getByLabel('Card number'));
    await retype(number);
    // A field that is complete hands the focus on.
    await keyboard.goTo(card.getByLabel('Expiry date'));
    await retype('12 / 34');
    await keyboard.goTo(card.getByLabel('CVC'));
    await retype('123');
  }

  async function retype(text: string): Promise<void> {
    await keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
});
