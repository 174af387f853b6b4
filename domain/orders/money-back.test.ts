import { type MoneyBack, moneyBackText } from './money-back.ts';

function aSum(changes: Partial<MoneyBack>): MoneyBack {
  return { toCard: 0, lines: [], delivery: 0, tax: 0, ...changes };
}

it.each<[string, MoneyBack]>([
  ['Nothing goes back to your card.', aSum({ lines: [{ amount: 0 }] })],
  ['$12.50 goes back to your card.', aSum({ toCard: 12.5, lines: [{ amount: 12.5 }] })],
  ['$25.00 goes back to your card.', aSum({ toCard: 25, delivery: 25 })],
  [
    '$97.50 goes back to your card: $72.50 for the items and $25.00 for the delivery. $19.50 of it is tax.',
    aSum({ toCard: 97.5, lines: [{ amount: 12.5 }, { amount: 60 }], delivery: 25, tax: 19.5 }),
  ],
])('says "%s"', (text, sum) => {
  expect(moneyBackText(sum, 'your card')).toBe(text);
});
