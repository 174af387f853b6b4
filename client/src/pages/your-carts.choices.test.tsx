import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultShopFacts } from '../../../domain/shop-settings/shop-settings.ts';
import type { DeliveryMethod } from '../gql/graphql.ts';
import { addToCart, changeChoices, shopStateVar } from '../lib/cart-store/cart-store.ts';
import { anAdjustment, aProduct, aQuoteAnswer, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as YourCartsPage } from './your-carts.page.tsx';

const kibble = aProduct();
const bed = aProduct({ _id: 'bed', petname: 'Cloud bed', petprice: 60, category: 'ACCESSORIES' });
const inTime = { isAvailable: true, reason: null };
const tooLate = { isAvailable: false, reason: 'Order by 2 pm tomorrow' };

function openCart(
  answers: Parameters<typeof renderShopPage>[2],
  options?: Parameters<typeof renderShopPage>[3],
) {
  return renderShopPage('/YourCarts', { path: '/YourCarts', element: <YourCartsPage /> }, answers, options);
}

function bedAnswer(
  sums: readonly [number, number, number],
  options: Parameters<typeof aQuoteAnswer>[2],
): ReturnType<typeof aQuoteAnswer> {
  return aQuoteAnswer([[bed, 1]], sums, options);
}

const standard = (sameDay: object) => bedAnswer([60, 25, 85], { sameDay });
const sameDay = (changes: object = inTime) =>
  bedAnswer([60, 0, 60], { choices: { delivery: 'SAME_DAY' }, sameDay: changes });

function method(name: RegExp) {
  return screen.findByRole('radio', { name });
}

function deliveryStatus() {
  return within(screen.getByRole('group', { name: 'Delivery' })).getByRole('status');
}

function sum(label: string) {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
}

beforeEach(() => {
  emptyCart();
  sessionStorage.clear();
});

afterEach(() => jest.useRealTimers());

describe('the delivery of a cart', () => {
  it('is the best that can be had, which is said and not stored as the shopper’s choice', async () => {
    addToCart('bed', 1);
    openCart([standard(inTime), sameDay()]);
    expect(await method(/^Same-day delivery Free/)).toBeChecked();
    expect(deliveryStatus()).toHaveTextContent('Free same-day delivery chosen for you.');
    expect(sum('Delivery cost')).toBe('$0.00');
    expect(sum('Total')).toBe('$60.00');
    expect(shopStateVar().choices).toBeUndefined();
  });

  it.each([
    ['the address', true, /^ZIP code/],
    ['a visitor', false, /^Your ZIP code/],
  ])('waits for the postcode of %s where it goes to some places only', async (_whose, isSignedIn, label) => {
    addToCart('bed', 1);
    const sameDayPostcodes = ['105'];
    const reason = 'Same-day delivery is only for ZIP codes that begin with 105';
    const unknown = { isAvailable: false, reason: 'Enter your ZIP code' };
    const quoted = (postcode: string, changes: object, delivery: DeliveryMethod = 'STANDARD') =>
      bedAnswer(delivery === 'STANDARD' ? [60, 25, 85] : [60, 0, 60], {
        choices: { delivery, postcode },
        ...{ sameDay: changes, sameDayPostcodes },
      });
    openCart(
      [
        bedAnswer([60, 25, 85], { sameDay: unknown, sameDayPostcodes }),
        quoted('97201', { isAvailable: false, reason }),
        quoted('10577', inTime),
        quoted('10577', inTime, 'SAME_DAY'),
      ],
      { isSignedIn },
    );
    const field = await screen.findByLabelText(label);
    expect(await method(/^Standard/)).toBeChecked();
    await userEvent.click(field);
    await userEvent.paste('97201');
    expect(await screen.findByText(new RegExp(reason))).toBeVisible();
    expect(await method(/^Same-day/)).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.paste('10577');
    await waitFor(() => expect(sum('Total')).toBe('$60.00'));
    expect(await method(/^Same-day/)).toBeChecked();
  });

  it('is standard where a small cart has nothing better, and says what is missing', async () => {
    addToCart('kibble', 2);
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30])]);
    expect(await method(/^Standard delivery \$5.00/)).toBeChecked();
    expect(await method(/^Same-day/)).toBeDisabled();
    expect(await method(/^Same-day/)).toHaveAccessibleDescription(
      'Today by 9 pm. $10.00 more for free same-day delivery.',
    );
  });

  it('is what the shopper picks, after a reload as well', async () => {
    addToCart('bed', 1);
    openCart([standard(inTime), sameDay(), standard(inTime)]);
    await userEvent.click(await method(/^Standard/));
    await waitFor(() => expect(sum('Total')).toBe('$85.00'));
    expect(deliveryStatus()).toBeEmptyDOMElement();
    expect(shopStateVar().choices).toEqual({ delivery: 'STANDARD' });
  });

  it('falls back to the best that is left when the picked one can not be had, and says so', async () => {
    addToCart('bed', 1);
    changeChoices({ delivery: 'SAME_DAY' });
    openCart([standard(tooLate)]);
    expect(await method(/^Standard/)).toBeChecked();
    expect(deliveryStatus()).toHaveTextContent('Same-day delivery is not available right now');
    expect(deliveryStatus()).toHaveTextContent('Order by 2 pm tomorrow');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Checkout/ })).toHaveAttribute('aria-disabled', 'false'),
    );
  });

  it('leaves too little to pay by card: what helps is said, and nothing can be paid before', async () => {
    const obstacle = 'Nothing would be left to pay, and cards take at least $0.50: choose standard delivery.';
    addToCart('bed', 1);
    openCart([bedAnswer([60, 0, 0], { sameDay: tooLate, obstacle })]);
    expect(await screen.findByText(obstacle)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Checkout/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts down to its hour, and asks again when that has come', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-25T18:46:30Z'), doNotFake: ['queueMicrotask'] });
    const today = { orderBefore: '2026-11-25T19:00:00.000Z', ...inTime };
    addToCart('bed', 1);
    openCart([standard(today), sameDay(today), standard(tooLate)]);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/Order within 14 min/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    expect(screen.getByText(/Order by 2 pm tomorrow/)).toBeInTheDocument();
    expect(sum('Total')).toBe('$85.00');
  });

  it('asks again where the shop’s clock was faster', async () => {
    addToCart('bed', 1);
    const refused = {
      request: sameDay().request,
      result: {
        errors: [
          {
            message: 'Please check what you sent',
            extensions: { code: 'BAD_USER_INPUT', fields: { 'choices.delivery': 'Order by 2 pm tomorrow' } },
          },
        ],
      },
    };
    openCart([standard(inTime), refused, standard(tooLate)]);
    expect(await method(/^Standard/)).toBeChecked();
    expect(sum('Total')).toBe('$85.00');
  });

  it('says what picking up would take off, and then takes it off', async () => {
    const curbside = { rule: 'CURBSIDE', label: '15% off with curbside pickup' };
    addToCart('bed', 1);
    openCart([
      bedAnswer([60, 25, 85], {
        adjustments: [anAdjustment({ ...curbside, reason: 'Choose curbside pickup for it' })],
      }),
      bedAnswer([60, 0, 51], {
        choices: { delivery: 'CURBSIDE' },
        reductions: 9,
        adjustments: [anAdjustment({ ...curbside, isApplied: true, amount: -9 })],
      }),
    ]);
    expect(await method(/^Curbside/)).toHaveAccessibleDescription(/15% off with curbside pickup/);
    expect(await method(/^Curbside/)).toHaveAccessibleDescription(
      new RegExp(`At ${defaultShopFacts.address.replace('\n', ', ')}`),
    );
    await userEvent.click(await method(/^Curbside/));
    await waitFor(() => expect(sum('Total')).toBe('$51.00'));
    expect(sum('15% off with curbside pickup')).toBe('-$9.00');
  });
});

describe('a code', () => {
  const choices = { delivery: 'STANDARD', promotionCode: 'FRIEND30' } as const;
  const plain = () => aQuoteAnswer([[kibble, 2]], [25, 5, 30]);
  const field = () => screen.findByRole('textbox', { name: 'Promotion code' });
  const answer = () => within(screen.getByRole('form', { name: 'Promotion code' })).getByRole('status');

  it('is put in, said, shown among the sums, and taken away by the same button', async () => {
    const applied = anAdjustment({ label: '30% off with FRIEND30', isApplied: true, amount: -7.5 });
    addToCart('kibble', 2);
    openCart([
      plain(),
      aQuoteAnswer([[kibble, 2]], [25, 5, 22.5], { choices, reductions: 7.5, adjustments: [applied] }),
      plain(),
    ]);
    await userEvent.type(await field(), ' friend30 {Enter}');
    await waitFor(() => expect(answer()).toHaveTextContent('30% off with FRIEND30: $7.50 less.'));
    expect(sum('30% off with FRIEND30')).toBe('-$7.50');
    expect(sum('Total')).toBe('$22.50');

    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sum('Total')).toBe('$30.00'));
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
    expect(answer()).toBeEmptyDOMElement();
    expect(shopStateVar().choices).toBeUndefined();
  });

  it('says why it takes nothing off, and the cart can be paid all the same', async () => {
    const refused = anAdjustment({ reason: 'There is no code FRIEND30' });
    addToCart('kibble', 2);
    changeChoices({ promotionCode: 'FRIEND30' });
    openCart([aQuoteAnswer([[kibble, 2]], [25, 5, 30], { choices, adjustments: [refused] })]);
    expect(await field()).toHaveValue('FRIEND30');
    expect(answer()).toHaveTextContent('There is no code FRIEND30.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Checkout/ })).toHaveAttribute('aria-disabled', 'false'),
    );
  });

  it('that was mistyped is corrected in place, and shown as it was understood', async () => {
    const wrong = { delivery: 'STANDARD', promotionCode: 'FREIND30' } as const;
    const refused = anAdjustment({ label: 'Code FREIND30', reason: 'There is no code FREIND30' });
    const applied = anAdjustment({ label: '30% off with FRIEND30', isApplied: true, amount: -7.5 });
    addToCart('kibble', 2);
    changeChoices({ promotionCode: 'FREIND30' });
    openCart([
      aQuoteAnswer([[kibble, 2]], [25, 5, 30], { choices: wrong, adjustments: [refused] }),
      aQuoteAnswer([[kibble, 2]], [25, 5, 22.5], { choices, reductions: 7.5, adjustments: [applied] }),
    ]);
    await waitFor(() => expect(answer()).toHaveTextContent('There is no code FREIND30.'));
    await userEvent.type(await field(), '{Enter}');
    expect(shopStateVar().choices).toEqual({ promotionCode: 'FREIND30' });

    await userEvent.clear(await field());
    await userEvent.type(await field(), '“frİend３０”');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await field()).toHaveValue('FRIEND30');
    await waitFor(() => expect(answer()).toHaveTextContent('30% off with FRIEND30: $7.50 less.'));
  });

  it('is asked for where the field is empty', async () => {
    addToCart('kibble', 2);
    openCart([plain()]);
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await field()).toHaveAccessibleDescription('This field is required');
    expect(shopStateVar().choices).toBeUndefined();
  });

  it('waits beside an empty cart', () => {
    changeChoices({ promotionCode: 'FRIEND30' });
    openCart([]);
    expect(screen.getByText(/Your code FRIEND30 waits here/)).toBeInTheDocument();
  });
});
