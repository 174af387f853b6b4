import { askedChoices, quoteStateOf } from './quote-state.ts';

const settled = { hasEntries: true, hasQuote: true, isSettled: true, isAskedAgain: false, error: undefined };
const lines = [{ isAvailable: true }];

describe('how the prices of a cart stand', () => {
  it('can be paid once they are settled and all of it can be had', () => {
    expect(quoteStateOf(settled, lines)).toEqual({
      ...{ isStale: false, canPay: true, isFirstLoad: false, error: undefined },
    });
    expect(quoteStateOf(settled, [...lines, { isAvailable: false }]).canPay).toBe(false);
  });

  it('are the first ones, and stale, until there are some', () => {
    const asked = { ...settled, hasQuote: false, isSettled: false, isAskedAgain: true };
    expect(quoteStateOf(asked, lines)).toMatchObject({ isStale: true, canPay: false, isFirstLoad: true });
    expect(quoteStateOf({ ...asked, hasEntries: false }, []).isFirstLoad).toBe(false);
  });

  it('tell an error only where they are not asked for once more', () => {
    const failed = { ...settled, hasQuote: false, isSettled: false, error: 'offline' };
    expect(quoteStateOf(failed, lines)).toMatchObject({
      isStale: false,
      isFirstLoad: false,
      error: 'offline',
    });
    const again = quoteStateOf({ ...failed, isAskedAgain: true }, lines);
    expect(again).toMatchObject({ isStale: true, isFirstLoad: true, error: undefined });
  });
});

test('the shop is asked with what there is of the choices', () => {
  expect(askedChoices({ delivery: 'STANDARD', postcode: undefined, promotionCode: null })).toEqual({
    delivery: 'STANDARD',
  });
  const all = { delivery: 'SAME_DAY', postcode: '10001', promotionCode: 'PAWS10' } as const;
  expect(askedChoices(all)).toEqual(all);
});
