import {
  emptyPromotionForm,
  isChanged,
  type PromotionFormValues,
  promotionChanges,
  promotionFormErrors,
  promotionFormOf,
  toAddPromotionInput,
} from './promotion-form-values.ts';
import type { Promotion } from './use-promotions.ts';

const filled: PromotionFormValues = { ...emptyPromotionForm, code: 'friend30', percentOff: '30' };

const stored: Promotion = {
  ...{ __typename: 'Promotion', _id: 'promotion-1', code: 'SPRING', percentOff: null, dollarsOff: 5.5 },
  ...{ minEntriesTotal: 20, categories: ['FOOD'], types: ['CAT', 'OTHER'] },
  ...{ from: new Date(2026, 2, 1, 8, 5).toISOString(), until: null },
  ...{ maxUses: 100, maxUsesPerAccount: null, isActive: true, uses: 3 },
} as Partial<Promotion> as Promotion;

describe('the form of a promotion', () => {
  it('says what is missing, of the two values only the one that is shown', () => {
    expect(promotionFormErrors(emptyPromotionForm)).toEqual({
      code: 'This field is required',
      percentOff: 'Percent or dollars off',
    });
    expect(promotionFormErrors({ ...filled, kind: 'dollarsOff' })).toEqual({
      dollarsOff: 'Percent or dollars off',
    });
    expect(promotionFormErrors(filled)).toEqual({});
  });

  it('is sent in the API’s words', () => {
    const values = { ...filled, categories: ['accessories'], types: ['dog'], from: '2026-03-01T08:05' };
    expect(toAddPromotionInput(values)).toEqual({
      ...{ code: 'FRIEND30', percentOff: 30, dollarsOff: null, minEntriesTotal: 0 },
      ...{ categories: ['ACCESSORIES'], types: ['DOG'] },
      ...{ from: new Date(2026, 2, 1, 8, 5).toISOString(), until: null },
      ...{ maxUses: null, maxUsesPerAccount: null },
    });
  });

  it('shows a promotion that is there, and loses nothing of it', () => {
    const values = promotionFormOf(stored);
    expect(values).toMatchObject({
      ...{ kind: 'dollarsOff', dollarsOff: '5.5', percentOff: '', from: '2026-03-01T08:05', until: '' },
      ...{ categories: ['food'], types: ['cat', 'other'], maxUses: '100', maxUsesPerAccount: '' },
    });
    expect(promotionChanges(values, values)).toEqual({});
    expect(isChanged(values, promotionFormOf(stored))).toBe(false);
  });

  it('sends what was changed, and null for what was emptied', () => {
    const before = promotionFormOf(stored);
    const values = {
      ...before,
      kind: 'percentOff' as const,
      percentOff: '10',
      maxUses: '',
      minEntriesTotal: '',
    };
    expect(promotionChanges(before, values)).toEqual({
      ...{ percentOff: 10, dollarsOff: null, maxUses: null, minEntriesTotal: 0 },
    });
  });
});
