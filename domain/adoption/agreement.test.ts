import { petOrderMoves } from '../orders/order-states.ts';
import { defaultTexts } from '../shop-settings/default-texts.ts';
import {
  type AgreementFacts,
  agreedFee,
  agreementPlaceholders,
  agreementText,
  isSignable,
  signerName,
} from './agreement.ts';

const facts: AgreementFacts = {
  ...{ shop: 'Paws & Co', shopAddress: '12 Willow Lane\nBrookside', name: 'Ada Keeper' },
  ...{ location: '1 Paw Lane\r\n97201 Portland', animal: 'Rex', price: 50, feeState: 'PAID_ONLINE' },
};

it.each([
  ['{shop} gives {animal} to {name}.', 'Paws & Co gives Rex to Ada Keeper.'],
  ['{ Shop  Address }', '12 Willow Lane, Brookside'],
  ['{address}', '1 Paw Lane, 97201 Portland'],
  ['{fee}', '$50.00, paid by card'],
  // What nobody knows is left for a pen.
  ['Born on {birthday}', 'Born on ______________'],
  ['No {', 'No {'],
])('%j reads %j', (text, expected) => {
  expect(agreementText(text, facts)).toBe(expected);
});

it('what is filled in is not filled in again, and begins no line of its own', () => {
  const name = '{fee}\n# Nothing holds';
  expect(agreementText('For {name}.', { ...facts, name })).toBe('For {fee}, # Nothing holds.');
});

it('an animal that costs nothing has no fee', () => {
  expect(agreementText('{fee}', { ...facts, price: 0 })).toBe('nothing');
});

it('the text that comes with the shop names all that can be filled in, and nothing else', () => {
  const named = [...defaultTexts.adoptionAgreement.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(agreementPlaceholders.toSorted());
});

it.each([
  [{}, 'DUE_AT_THE_SHOP'],
  [{ handOver: { paid: 50 } }, 'PAID_AT_THE_SHOP'],
  [{ handOver: {} }, 'DUE_AT_THE_SHOP'],
  [{ fee: { isPaidAtShop: false } }, 'DUE_ONLINE'],
  [{ fee: { isPaidAtShop: true } }, 'PAID_AT_THE_SHOP'],
  [{ fee: { isPaidAtShop: false, paidAt: new Date(0) } }, 'PAID_ONLINE'],
])('the fee of %j is %s', (order, expected) => {
  expect(agreedFee(order)).toBe(expected);
});

it('is signed while the animal is somebody’s', () => {
  const states = Object.keys(petOrderMoves) as (keyof typeof petOrderMoves)[];
  expect(states.filter(isSignable)).toEqual(['approved', 'collected']);
});

it.each([
  ['Ada Keeper', true],
  [' ', false],
  ['https://x.com', false],
  ['x'.repeat(121), false],
])('%j is a name to sign with: %s', (name, isGood) => {
  expect(signerName.safeParse(name).success).toBe(isGood);
});
