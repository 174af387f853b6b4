import { fieldErrors } from '../errors/field-errors.ts';
import { promotionRules } from './promotion-rules.ts';

const thirtyOff = { code: 'FRIEND30', percentOff: 30 };

function errorsOf(input: unknown): Record<string, string> {
  const { error } = promotionRules.safeParse(input);
  return error ? fieldErrors(error) : {};
}

describe('a promotion', () => {
  it('is one of percent, for everything, always and without limits where nothing else is said', () => {
    expect(promotionRules.parse(thirtyOff)).toEqual({
      ...thirtyOff,
      ...{ minEntriesTotal: 0, categories: [], types: [], isActive: true },
    });
  });

  it('is kept as it is compared and reckoned with', () => {
    const typed = {
      ...{ code: ' spring-sale_5 ', percentOff: null, dollarsOff: '5.50', minEntriesTotal: '20' },
      ...{ categories: ['accessories', 'food', 'food'], types: ['cat', 'dog'] },
      ...{ from: '2026-11-25T10:00:00Z', until: new Date('2026-12-01T00:00:00Z') },
      ...{ maxUses: '100', maxUsesPerAccount: 1, isActive: false },
    };
    expect(promotionRules.parse(typed)).toEqual({
      ...{ code: 'SPRING-SALE_5', dollarsOff: 5.5, minEntriesTotal: 20 },
      ...{ categories: ['food', 'accessories'], types: ['dog', 'cat'] },
      ...{ from: new Date('2026-11-25T10:00:00Z'), until: new Date('2026-12-01T00:00:00Z') },
      ...{ maxUses: 100, maxUsesPerAccount: 1, isActive: false },
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ['no code', { code: ' ' }, { code: 'This field is required' }],
    ['a code of two', { code: 'AB' }, { code: '3 to 32 letters, digits, - and _' }],
    ['a code of 33', { code: 'A'.repeat(33) }, { code: '3 to 32 letters, digits, - and _' }],
    ['a code with a blank in it', { code: 'BE MINE' }, { code: '3 to 32 letters, digits, - and _' }],
    ['a code of other letters', { code: 'ЗИМА' }, { code: '3 to 32 letters, digits, - and _' }],
    ['no percent', { percentOff: 0 }, { percentOff: 'At least 1' }],
    ['more than all', { percentOff: 101 }, { percentOff: 'At most 100' }],
    ['half a percent', { percentOff: 12.5 }, { percentOff: 'Whole numbers only' }],
    ['words for a percentage', { percentOff: 'many' }, { percentOff: 'A number of percent' }],
    ['no dollars', { percentOff: undefined, dollarsOff: 0 }, { dollarsOff: 'More than 0' }],
    ['half a cent', { percentOff: undefined, dollarsOff: 0.005 }, { dollarsOff: 'At most two decimals' }],
    ['a threshold below nothing', { minEntriesTotal: -1 }, { minEntriesTotal: 'Not below 0' }],
    ['animals', { categories: ['pets'] }, { 'categories.0': 'One of: food, accessories' }],
    ['an animal nobody knows', { types: ['dog', 'yeti'] }, { 'types.1': 'One of: dog, cat, other' }],
    ['no moment', { from: 'soon' }, { from: 'A day and a time' }],
    ['a year of six digits', { until: '+275760-01-01T00:00:00Z' }, { until: 'A day and a time' }],
    ['no uses', { maxUses: 0 }, { maxUses: 'At least 1' }],
    ['half a use', { maxUsesPerAccount: 1.5 }, { maxUsesPerAccount: 'Whole numbers only' }],
    [
      'an end at its beginning',
      { from: '2026-11-25T10:00:00Z', until: '2026-11-25T10:00:00Z' },
      { until: 'Later than it begins' },
    ],
    [
      'nothing off',
      { percentOff: undefined },
      { percentOff: 'Percent or dollars off', dollarsOff: 'Percent or dollars off' },
    ],
    [
      'percent and dollars off',
      { dollarsOff: 5 },
      { percentOff: 'Percent or dollars, not both', dollarsOff: 'Percent or dollars, not both' },
    ],
  ])('can not be of %s', (_what, change, errors) => {
    expect(errorsOf({ ...thirtyOff, ...change })).toEqual(errors);
  });

  it('that is all wrong hears of every field', () => {
    const wrong = {
      ...{ code: '?', percentOff: 'x', dollarsOff: -1, minEntriesTotal: -1, from: 'x', until: 'x' },
      ...{ maxUses: 0, maxUsesPerAccount: 0, categories: ['pets'], types: ['yeti'] },
    };
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(
      Object.keys(wrong)
        .map((name) => (name === 'categories' || name === 'types' ? `${name}.0` : name))
        .toSorted(),
    );
  });

  it('has to be one', () => {
    expect(errorsOf(null)).not.toEqual({});
  });
});
