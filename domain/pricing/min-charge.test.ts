import { Category, PetType } from '../catalogue/pet-options.ts';
import { cents } from '../money/money.ts';
import { promotionKinds } from '../promotions/promotion-kinds.ts';
import {
  type Choices,
  DeliveryMethod,
  noChoices,
  type OrderLine,
  type Promotion,
  type PromotionValue,
} from './choices.ts';
import { chargeObstacle } from './min-charge.ts';
import { priceOrder } from './price-order.ts';
import { defaultTerms } from './shop-terms.ts';

const now = new Date('2026-11-25T12:00:00Z');
const all = Object.values(DeliveryMethod);

function line(unitPrice: number): OrderLine {
  const item = { petId: 'tin', category: Category.FOOD, type: PetType.DOG };
  return { ...item, unitPrice: cents(unitPrice), amount: 1 };
}

function withCode(value: PromotionValue): Pick<Choices, 'code'> {
  const limits = { from: null, until: null, maxUses: null, maxUsesPerAccount: null };
  const promotion: Promotion = {
    ...{ code: 'GIFT', value, minEntriesTotal: cents(0), categories: [], types: [], isActive: true },
    ...limits,
  };
  return { code: { text: 'GIFT', promotion, uses: { inAll: 0, byAccount: 0 } } };
}

const curbside = { delivery: DeliveryMethod.CURBSIDE };
const { percentOff, dollarsOff } = promotionKinds;

it.each<[string, readonly OrderLine[], Partial<Choices>, readonly DeliveryMethod[], string | null]>([
  ['nothing in it', [], curbside, all, null],
  ['enough to pay', [line(1000)], curbside, all, null],
  ['the least that cards take', [line(50)], curbside, all, null],
  [
    'a cent less than that',
    [line(49)],
    curbside,
    all,
    'Only $0.49 would be left to pay, and cards take at least $0.50: choose standard delivery, or add one more thing.',
  ],
  [
    'a code that pays all of it, picked up',
    [line(1000)],
    { ...curbside, ...withCode(percentOff.takes(100)) },
    all,
    'Nothing would be left to pay, and cards take at least $0.50: choose standard delivery, or add one more thing that the code does not pay, or leave the code out.',
  ],
  ['the same code with a delivery that is charged', [line(1000)], withCode(percentOff.takes(100)), all, null],
  [
    'dollars off that leave a little, where there is no other delivery',
    [line(1000)],
    { ...curbside, ...withCode(dollarsOff.takes(9.9)) },
    [DeliveryMethod.CURBSIDE],
    'Only $0.10 would be left to pay, and cards take at least $0.50: add one more thing, or leave the code out.',
  ],
])('a cart with %s says what keeps it from being paid', (_what, lines, choices, deliveries, obstacle) => {
  const chosen = { ...noChoices, ...choices };
  const { total } = priceOrder(lines, chosen, defaultTerms, now);
  expect(chargeObstacle({ lines, choices: chosen, total, deliveries }, defaultTerms, now)).toBe(obstacle);
});

it.each([
  ['percentOff', 99, false],
  ['percentOff', 100, true],
  ['dollarsOff', 1, true],
] as const)('%s of %d is warned of: %s', (kind, value, isWarnedOf) => {
  expect(promotionKinds[kind].canTakeAll(value)).toBe(isWarnedOf);
});
