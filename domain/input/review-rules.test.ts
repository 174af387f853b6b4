import { fieldErrors } from '../errors/field-errors.ts';
import { reviewRules } from './review-rules.ts';

function errorsOf(input: unknown): Record<string, string> {
  const { error } = reviewRules.safeParse(input);
  return error ? fieldErrors(error) : {};
}

describe('a review', () => {
  it.each([
    ['stars alone', { stars: 1 }, { stars: 1 }],
    [
      'a text around which nothing is',
      { stars: 5, text: ' Crunchy.\nGone. ' },
      { stars: 5, text: 'Crunchy.\nGone.' },
    ],
    ['no text', { stars: 3, text: null }, { stars: 3 }],
    ['a text of blanks, which is none', { stars: 3, text: ' \u200b ' }, { stars: 3 }],
    ['a text without what turns its direction', { stars: 4, text: 'a\u202eb' }, { stars: 4, text: 'ab' }],
    ['a text as long as may be', { stars: 4, text: 'x'.repeat(1000) }, { stars: 4, text: 'x'.repeat(1000) }],
  ])('is %s', (_what, input, kept) => {
    expect(reviewRules.parse(input)).toEqual(kept);
  });

  it.each([
    ['without stars', {}, { stars: 'This field is required' }],
    ['of no stars', { stars: 0 }, { stars: 'From 1 to 5 stars' }],
    ['of six', { stars: 6 }, { stars: 'From 1 to 5 stars' }],
    ['of half a star more', { stars: 4.5 }, { stars: 'From 1 to 5 stars' }],
    ['of words for stars', { stars: 'many' }, { stars: 'From 1 to 5 stars' }],
    ['that is too long', { stars: 5, text: 'x'.repeat(1001) }, { text: 'At most 1000 characters' }],
    [
      'that is wrong in all',
      { stars: -1, text: 'x'.repeat(1001) },
      { stars: 'From 1 to 5 stars', text: 'At most 1000 characters' },
    ],
  ])('%s is none', (_what, input, errors) => {
    expect(errorsOf(input)).toEqual(errors);
  });
});
