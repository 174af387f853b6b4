import { addCents, type Cents, cents } from '../money/money.ts';
import { type ChargedLine, refundDue, refundParts, remainingCharge, remainingDelivery } from './refund.ts';

const aLine = (paid: number, refunded?: number): ChargedLine => ({
  paid: cents(paid),
  ...(refunded !== undefined && { refunded: cents(refunded) }),
});

describe('what is left of a charge', () => {
  it.each([
    ['everything, while all lines are there', [aLine(2500), aLine(6000)], 2500, 0, 11000],
    ['the other line and the delivery', [aLine(2500)], 2500, 0, 5000],
    ['the delivery, with a line that cost nothing', [aLine(0)], 500, 0, 500],
    ['nothing without a line', [], 2500, 0, 0],
    ['the delivery and what was not given back', [aLine(2500, 1000), aLine(6000)], 2500, 0, 10000],
    ['the other line, when one was given back', [aLine(2500, 2500), aLine(6000)], 2500, 0, 8500],
    [
      'nothing, not even the delivery, when all were given back',
      [aLine(2500, 2500), aLine(0, 0)],
      2500,
      0,
      0,
    ],
    ['less by an amount that went back for no line', [aLine(2500), aLine(6000)], 2500, 1500, 9500],
    ['nothing, where that amount is more than the rest', [aLine(2500)], 500, 4000, 0],
  ])('is %s', (_what, lines, delivery, goodwill, remaining) => {
    expect(remainingCharge(lines, cents(delivery), cents(goodwill))).toBe(remaining);
  });
});

describe('what is left of the delivery', () => {
  const givenBack = aLine(2500, 2500);

  it.each([
    ['all of it, while a line is charged', [aLine(6000), givenBack], false, 2500],
    ['nothing, where all that is left was given back', [givenBack], false, 0],
    ['all of it, where somebody kept it', [givenBack], true, 2500],
    ['nothing without a line, whoever kept it', [], true, 0],
  ])('is %s', (_what, lines, isKept, left) => {
    expect(remainingDelivery(lines, cents(2500), isKept)).toBe(left);
  });
});

describe('what goes back', () => {
  it.each([
    ['all of it for what it is for', 9750, [6000, 1250, 2500], [6000, 1250, 2500]],
    [
      'less for the last things where an amount went back before',
      8000,
      [6000, 1250, 2500],
      [6000, 1250, 750],
    ],
    ['nothing where nothing is due', 0, [6000, 2500], [0, 0]],
    ['no more than was paid, where more is due', 9000, [6000], [6000]],
  ])('is %s', (_what, due, wanted, parts) => {
    expect(refundParts(cents(due), wanted.map(cents))).toEqual(parts);
  });
});

describe('a refund', () => {
  it('is what was kept beyond what is left', () => {
    expect(refundDue(cents(11000), cents(5000))).toBe(6000);
  });

  it('never asks the shopper for more', () => {
    expect(refundDue(cents(100), cents(6000))).toBe(0);
  });
});

/** What happens to an order of 25, 60 and a delivery of 25 dollars: a line is given back, or goes; or an amount is. */
type Step =
  | { readonly give: 'kibble' | 'bed' }
  | { readonly lose: 'kibble' | 'bed' }
  | { readonly amount: number };

const charged = { kibble: 2500, bed: 6000 };

describe('the same money goes back once', () => {
  it.each<[string, Step[], number[]]>([
    [
      'a line that was given back, and is cancelled or returned',
      [{ give: 'kibble' }, { lose: 'kibble' }],
      [2500, 0],
    ],
    ['twice the same line', [{ give: 'bed' }, { give: 'bed' }], [6000, 0]],
    ['the last line, with the delivery', [{ give: 'bed' }, { give: 'kibble' }], [6000, 5000]],
    ['the last line, where the other was cancelled', [{ lose: 'bed' }, { give: 'kibble' }], [6000, 5000]],
    [
      'both lines after that',
      [{ give: 'bed' }, { give: 'kibble' }, { lose: 'bed' }, { lose: 'kibble' }],
      [6000, 5000, 0, 0],
    ],
    ['a line after an amount: what was paid for it', [{ amount: 1500 }, { lose: 'kibble' }], [1500, 2500]],
    [
      'the last line after an amount: what is left',
      [{ amount: 1500 }, { lose: 'kibble' }, { lose: 'bed' }],
      [1500, 2500, 7000],
    ],
    ['a line of which too little is left', [{ amount: 10000 }, { give: 'bed' }], [10000, 1000]],
    [
      'an order that went back as an amount',
      [{ amount: 11000 }, { lose: 'bed' }, { give: 'kibble' }],
      [11000, 0, 0],
    ],
  ])('%s', (_what, steps, expected) => {
    const lines: Record<string, ChargedLine> = { kibble: aLine(charged.kibble), bed: aLine(charged.bed) };
    let [kept, goodwill] = [cents(11000), cents(0)];
    const given = steps.map((step): Cents => {
      if ('amount' in step) goodwill = cents(goodwill + step.amount);
      else if ('lose' in step) delete lines[step.lose];
      else lines[step.give] = aLine(charged[step.give], charged[step.give]);
      const due = refundDue(kept, remainingCharge(Object.values(lines), cents(2500), goodwill));
      kept = cents(kept - due);
      return due;
    });
    expect(given).toEqual(expected);
    expect(addCents(given)).toBeLessThanOrEqual(11000);
  });
});
