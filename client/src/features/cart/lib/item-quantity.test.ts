import { nextShoppingValues, type ShoppingAction, shoppingValues } from './item-quantity.ts';

const nothing = { petamount: 0, totalamont: 0 };

function valuesAfter(actions: readonly ShoppingAction[], petprice: number, { limit = 99, least = 0 } = {}) {
  const item = { petprice, limit, least };
  return actions.reduce(
    (values, action) => nextShoppingValues(values, action, item),
    shoppingValues(least, item),
  );
}

describe('shopping values of an item', () => {
  it.each([
    ['starts at nothing', [], 12.5, { petamount: 0, totalamont: 0 }],
    ['adds the delivery to the first piece', ['increment'], 12.5, { petamount: 1, totalamont: 17.5 }],
    ['charges the delivery once', ['increment', 'increment'], 12.5, { petamount: 2, totalamont: 30 }],
    ['delivers for 5 just below 50', ['increment'], 49.99, { petamount: 1, totalamont: 54.99 }],
    ['delivers for 25 from 50 up', ['increment'], 50, { petamount: 1, totalamont: 75 }],
    ['is 0 again when the last piece goes', ['increment', 'decrement'], 50, { petamount: 0, totalamont: 0 }],
    ['never goes below 0', ['decrement', 'decrement'], 50, { petamount: 0, totalamont: 0 }],
    ['resets once in the cart', ['increment', 'increment', 'addCart'], 50, { petamount: 0, totalamont: 0 }],
    ['keeps to the cent', ['increment', 'increment', 'increment'], 0.1, { petamount: 3, totalamont: 5.3 }],
  ] as const)('%s', (_name, actions, petprice, expected) => {
    expect(valuesAfter(actions, petprice)).toEqual(expected);
  });

  it('stops at what is in stock', () => {
    expect(valuesAfter(['increment', 'increment', 'increment'], 10, { limit: 2 })).toEqual({
      petamount: 2,
      totalamont: 25,
    });
    expect(valuesAfter(['increment'], 10, { limit: 0 })).toEqual(nothing);
  });

  it.each([
    ['starts at 1', [], 9, 1],
    ['never goes below 1', ['decrement'], 9, 1],
    ['is 1 again once in the cart', ['increment', 'increment', 'addCart'], 9, 1],
    ['is 0 where nothing is left', [], 0, 0],
  ] as const)('%s where one is the least', (_name, actions, limit, petamount) => {
    expect(valuesAfter(actions, 10, { limit, least: 1 })).toEqual({
      petamount,
      totalamont: petamount === 0 ? 0 : 15,
    });
  });
});
