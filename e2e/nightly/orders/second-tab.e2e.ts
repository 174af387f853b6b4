import { expectDialog } from '../../fixtures/account.ts';
import { checkoutButton, hasInCart, payInTheFirstTab } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../../fixtures/ledger.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const answer of ['Complete authentication', 'Fail authentication']) {
  test(`a checkout that waits for the bank goes on in a second tab, and the first says so: ${answer}`, async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    const { bank, other } = await payInTheFirstTab(page);

    await other.bringToFront();
    await checkoutButton(other).click();
    const notice = other.getByRole('form', { name: 'Payment' }).getByRole('alert');
    await expect(notice).toContainText('You are paying in another tab');
    await notice.getByRole('button', { name: 'Continue here' }).click();
    await expectDialog(other, 'Succesfull !', 'Order SuccessFull');
    expect(await chargesOf(admin, shopper)).toEqual([1750]);

    await page.bringToFront();
    await bank.getByRole('button', { name: answer }).click();
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);
  });
}
