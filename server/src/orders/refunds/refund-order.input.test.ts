import 'reflect-metadata';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { previewRules, refundRules } from './refund-order.input.ts';

test.each([
  ['no line', []],
  ['none of its pieces', [{ entryId: 'a', quantity: 0 }]],
  ['less than none', [{ entryId: 'a', quantity: -1 }]],
])('%s is refused by the plain name of the lines, in previews too', (_case, lines) => {
  for (const rules of [previewRules, refundRules]) {
    const { error } = rules.safeParse({ input: { lines, reason: 'Torn' } });
    const fields = error && fieldErrors(error);
    expect(fields).toMatchObject({ lines: 'At least one piece', 'input.lines': 'At least one piece' });
    expect(Object.keys(fields ?? {}).filter((field) => !/lines/.test(field))).toEqual([]);
  }
});

test('some of its pieces are taken', () => {
  const input = { lines: [{ entryId: 'a', quantity: 1 }, { entryId: 'b' }], reason: 'Torn' };
  expect(refundRules.safeParse({ input }).success).toBe(true);
});
