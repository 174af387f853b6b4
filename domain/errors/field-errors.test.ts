import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const rules = z.object({
  name: z
    .string()
    .min(3, 'Too short')
    .regex(/^[a-z]+$/, 'Letters only'),
  entries: z.array(z.object({ petId: z.string('Which one?') })),
});

it.each([
  ['the first of several errors', { name: '1', entries: [] }, { name: 'Too short' }],
  ['each by its path', { name: 'rex', entries: [{}] }, { 'entries.0.petId': 'Which one?' }],
])('a failed check gives %s', (_what, input, errors) => {
  expect(fieldErrors(rules.safeParse(input).error as z.ZodError)).toEqual(errors);
});
