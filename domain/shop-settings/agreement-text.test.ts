import { type AgreementFacts, agreementPlaceholders, agreementText } from './agreement-text.ts';
import { defaultTexts } from './default-texts.ts';

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

it('an animal that costs nothing has no fee, nor one whose fee is waived', () => {
  expect(agreementText('{fee}', { ...facts, price: 0 })).toBe('nothing');
  expect(agreementText('{fee}', { ...facts, feeState: 'WAIVED' })).toBe(
    'nothing, because the shop waives it',
  );
});

it('the text that comes with the shop names all that can be filled in, and nothing else', () => {
  const named = [...defaultTexts.adoptionAgreement.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(agreementPlaceholders.toSorted());
});
