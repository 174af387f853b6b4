import fc from 'fast-check';
import { Category, PetType } from '../catalogue/pet-options.ts';
import { addCents, cents, toDollars } from '../money/money.ts';
import type { PromotionKind } from '../promotions/promotion-kind.ts';
import { promotionKinds } from '../promotions/promotion-kinds.ts';
import { type Choices, DeliveryMethod, noChoices, type OrderLine, type Promotion } from './choices.ts';
import { entryTotal } from './item-price.ts';
import { priceOrder } from './price-order.ts';
import { refundDue, remainingCharge } from './refund.ts';
import { spread } from './shares.ts';
import { defaultTerms } from './shop-terms.ts';

/* What holds for every order, whatever is in it and whatever was chosen. */

const now = new Date('2026-11-25T12:00:00Z');
const amountOfCents = fc.integer({ min: 0, max: 10_000_000 }).map(cents);

const orders: fc.Arbitrary<OrderLine[]> = fc.uniqueArray(
  fc.record({
    petId: fc.integer({ min: 1, max: 99 }).map((id) => `item-${id}`),
    unitPrice: amountOfCents,
    amount: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom(...Object.values(Category)),
    type: fc.constantFrom(...Object.values(PetType)),
  }),
  { selector: ({ petId }) => petId, maxLength: 50 },
);

const promotions: fc.Arbitrary<Promotion> = fc.record({
  code: fc.constant('CODE'),
  value: fc.oneof(
    ...Object.values<PromotionKind>(promotionKinds).map(({ isWhole, takes }) =>
      (isWhole ? fc.integer({ min: 1, max: 100 }) : amountOfCents.map(toDollars)).map(takes),
    ),
  ),
  minEntriesTotal: amountOfCents,
  categories: fc.subarray(Object.values(Category)),
  types: fc.subarray(Object.values(PetType)),
  isActive: fc.boolean(),
  from: fc.constant(null),
  until: fc.constant(null),
  maxUses: fc.constant(null),
  maxUsesPerAccount: fc.constant(null),
});

const choices: fc.Arbitrary<Choices> = fc.record({
  delivery: fc.constantFrom(...Object.values(DeliveryMethod)),
  code: fc.option(
    promotions.map((promotion) => ({ text: 'code', promotion, uses: { inAll: 0, byAccount: 0 } })),
  ),
  repeats: fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }))
    .map((ids) => new Set(ids.map((id) => `item-${id}`))),
  hasRepeatedBefore: fc.boolean(),
});

const price = (lines: readonly OrderLine[], chosen: Choices) => priceOrder(lines, chosen, defaultTerms, now);

it('adds up to the cent', () => {
  fc.assert(
    fc.property(orders, choices, (lines, chosen) => {
      const { total, entriesTotal, reductions, delivery, adjustments, lines: priced } = price(lines, chosen);
      expect(total).toBe(entriesTotal - reductions + delivery);
      expect(addCents(priced.map(({ paid }) => paid))).toBe(entriesTotal - reductions);
      expect(addCents(adjustments.map(({ amount }) => amount)) + reductions).toBe(0);
    }),
  );
});

it('is the price of the specification where nothing was chosen', () => {
  fc.assert(
    fc.property(orders, (lines) => {
      const isBulky = lines.some(({ unitPrice }) => unitPrice >= 5000);
      const delivery = lines.length === 0 ? 0 : isBulky ? 2500 : 500;
      const entriesTotal = addCents(lines.map(entryTotal));
      const total = entriesTotal + delivery;
      expect(price(lines, noChoices)).toMatchObject({ entriesTotal, delivery, total, reductions: 0 });
    }),
  );
});

it('is never negative, in no line', () => {
  fc.assert(
    fc.property(orders, choices, (lines, chosen) => {
      const { total, reductions, lines: priced } = price(lines, chosen);
      const amounts = [total, reductions, ...priced.flatMap((one) => [one.paid, one.total - one.paid])];
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(orders, choices, (lines, chosen) => {
      expect(price(lines.toReversed(), chosen).total).toBe(price(lines, chosen).total);
    }),
  );
});

it('is never more with a better code', () => {
  const percents = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }));
  const dollars = fc.tuple(amountOfCents, amountOfCents);
  fc.assert(
    fc.property(orders, choices, promotions, percents, dollars, (lines, chosen, promotion, some, others) => {
      const totalWith = (value: Promotion['value']) => {
        const code = { text: 'code', promotion: { ...promotion, value }, uses: { inAll: 0, byAccount: 0 } };
        return price(lines, { ...chosen, code }).total;
      };
      expect(totalWith(promotionKinds.percentOff.takes(Math.max(...some)))).toBeLessThanOrEqual(
        totalWith(promotionKinds.percentOff.takes(Math.min(...some))),
      );
      expect(
        totalWith(promotionKinds.dollarsOff.takes(toDollars(cents(Math.max(...others))))),
      ).toBeLessThanOrEqual(
        totalWith(promotionKinds.dollarsOff.takes(toDollars(cents(Math.min(...others))))),
      );
    }),
  );
});

it('goes back exactly as it was paid, in whatever order and company lines are cancelled', () => {
  fc.assert(
    fc.property(orders, choices, fc.infiniteStream(fc.nat()), (lines, chosen, dice) => {
      const charge = price(lines, chosen);
      const left = [...charge.lines];
      const roll = () => dice.next().value ?? 0;
      let kept = charge.total;
      while (left.length > 0) {
        left.splice(roll() % left.length, 1 + (roll() % 3));
        const remaining = remainingCharge(left, charge.delivery);
        kept = cents(kept - refundDue(kept, remaining));
        expect(kept).toBe(remaining);
      }
      expect(kept).toBe(0);
    }),
  );
});

it('dollars are spread whole, and no share is more than what it is a share of', () => {
  fc.assert(
    fc.property(fc.array(amountOfCents), fc.double({ min: 0, max: 1, noNaN: true }), (over, part) => {
      const amount = cents(Math.floor(addCents(over) * part));
      const shares = spread(amount, over);
      expect(addCents(shares)).toBe(amount);
      expect(shares.every((share, at) => share >= 0 && share <= (over[at] ?? 0))).toBe(true);
    }),
  );
});
