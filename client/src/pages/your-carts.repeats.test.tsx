import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { repeatMandate } from '../../../domain/repeats/price-consent.ts';
import { setRhythm } from '../lib/cart-store/cart-edits.ts';
import { addToCart, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { anAdjustment, aProduct, aQuoteAnswer, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as YourCartsPage } from './your-carts.page.tsx';

const MANDATE = repeatMandate('Fern & Paw');

const kibble = aProduct({ petprice: 19.99 });
const repeats = [{ petId: 'kibble', everyWeeks: 4 }];
const first = { rule: 'REPEAT_FIRST', label: '35% off repeat delivery', petId: 'kibble' };

const once = () => aQuoteAnswer([[kibble, 3]], [59.97, 5, 64.97]);
const again = () =>
  aQuoteAnswer([[kibble, 3]], [59.97, 5, 43.98], {
    choices: { delivery: 'STANDARD', repeats },
    reductions: 20.99,
    adjustments: [anAdjustment({ ...first, isApplied: true, amount: -20.99 })],
    repeats: [{ ...repeats[0], nextDate: '2026-12-23', nextTotal: 61.97 }],
  });

function openCart(answers: Parameters<typeof renderShopPage>[2]) {
  return renderShopPage('/YourCarts', { path: '/YourCarts', element: <YourCartsPage /> }, answers);
}

function choice() {
  return screen.findByRole('combobox', { name: 'Repeat delivery of Salmon kibble' });
}

beforeEach(() => {
  emptyCart();
  sessionStorage.clear();
});

describe('a line of a cart', () => {
  it('comes once until it is chosen to come again, and then says the saving, the day and the price', async () => {
    addToCart('kibble', 3);
    openCart([once(), again(), once()]);
    expect(await choice()).toHaveDisplayValue('once');
    expect(await choice()).toHaveAccessibleDescription(
      '35% off your first repeat delivery, 5% on later ones.',
    );
    expect(screen.queryByText(MANDATE)).not.toBeInTheDocument();

    await userEvent.selectOptions(await choice(), 'every 4 weeks');
    await waitFor(async () =>
      expect(await choice()).toHaveAccessibleDescription(
        '35% off repeat delivery: $20.99 less. Next delivery Wed, Dec 23: $61.97, charged to the same card.',
      ),
    );
    expect(shopStateVar().cart).toEqual([expect.objectContaining({ petId: 'kibble', everyWeeks: 4 })]);
    expect(screen.getByText('35% off repeat delivery', { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('$43.98')).toBeVisible();

    await userEvent.selectOptions(await choice(), 'once');
    await waitFor(() => expect(screen.getByText('$64.97')).toBeVisible());
  });

  it('says beside the button what paying consents to, without a box to tick', async () => {
    addToCart('kibble', 3);
    setRhythm('kibble', 4);
    openCart([again()]);
    const payment = within(await screen.findByRole('form', { name: 'Payment' }));
    expect(payment.getByText(MANDATE)).toBeVisible();
    expect(payment.getByRole('button', { name: /^Checkout/ })).toHaveAccessibleDescription(MANDATE);
    expect(payment.queryByRole('checkbox', { name: /repeat/i })).not.toBeInTheDocument();
  });
});
