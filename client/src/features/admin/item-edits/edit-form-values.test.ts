import { changeInputOf, editFormErrors, emptyEditForm, saysSomething } from './edit-form-values.ts';

const now = new Date('2026-11-27T12:00:00Z');

describe('the dialog that changes many items', () => {
  it.each([
    ['percent', { price: '5' }, { pricePercent: 5 }],
    ['less', { price: '−7,5' }, { pricePercent: -7.5 }],
    ['an amount', { priceBy: 'amount' as const, price: '-0.50' }, { priceAmount: -0.5 }],
    ['an end', { price: '+5', roundTo: 'NINETY_NINE' as const }, { pricePercent: 5, roundTo: 'NINETY_NINE' }],
    ['a stock and a shelf', { stock: '0', shelf: 'B 12', brand: ' ' }, { stock: 0, shelf: 'B 12' }],
    ['what leaves the shop', { isRetired: true }, { isRetired: true }],
  ])('says %s as the API has it', (_what, typed, input) => {
    const values = { ...emptyEditForm, ...typed };
    expect(changeInputOf(values)).toEqual(input);
    expect(editFormErrors(values, now)).toEqual({});
    expect(saysSomething(values)).toBe(true);
  });

  it('has nothing to look at while it is empty', () => {
    expect(saysSomething(emptyEditForm)).toBe(false);
  });

  it.each([
    ['words', { price: 'five' }, { price: 'A number of percent' }],
    ['half a piece', { stock: '1.5' }, { stock: 'Whole pieces only' }],
    [
      'a day for a stock',
      { price: '5', stock: '3', from: '2030-01-01T00:00' },
      { from: 'Only prices change on a day to come' },
    ],
    [
      'a sale that is over',
      { price: '-5', saleUntil: '2020-01-01T00:00' },
      { saleUntil: 'Later than it begins' },
    ],
  ])('names %s at its field', (_what, typed, errors) => {
    expect(editFormErrors({ ...emptyEditForm, ...typed }, now)).toEqual(errors);
  });
});
