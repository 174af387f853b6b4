import { z } from 'zod';
import { MAX_LOCATION_LENGTH } from '../input/input-rules.ts';
import { requiredName, requiredText } from '../input/required-text.ts';
import { texts } from '../text/texts.ts';
import { printableText } from '../text/visible-text.ts';
import { toFormAddress } from './address-book.ts';
import { addressLine } from './address-line.ts';
import { isMilitaryMismatch, postalFormOf, stateCodeOf } from './postal-forms.ts';

const MAX_LINES = 3;
const MAX_PART_LENGTH = 120;

const part = z
  .string('A text')
  .overwrite(printableText)
  .trim()
  .max(MAX_PART_LENGTH, `At most ${MAX_PART_LENGTH} characters`);

const fields = z.object({
  id: z
    .string()
    .nullish()
    .transform((id) => id ?? undefined),
  name: requiredName(60),
  isPreferred: z
    .boolean()
    .nullish()
    .transform((isPreferred) => isPreferred ?? false),
  lines: z
    .array(part)
    .transform((lines) => lines.filter(Boolean))
    .pipe(z.array(z.string()).min(1, texts.fieldRequired).max(MAX_LINES, `At most ${MAX_LINES} lines`)),
  city: requiredText(MAX_PART_LENGTH),
  state: part.nullish().transform((state) => state ?? ''),
  postcode: part.nullish().transform((postcode) => postcode ?? ''),
  country: part.nullish().transform((country) => country ?? ''),
});
type Fields = z.infer<typeof fields>;

/** What is wrong with an address in the form of its country, by its field. */
function problemsOf({ lines, city, state, postcode, country }: Fields): [keyof Fields, string][] {
  const form = postalFormOf(country);
  const code = stateCodeOf(state, form);
  const example = `For example ${form.postcodeExample}`;
  const found: [keyof Fields, string | false][] = [
    [
      'lines',
      lines.length > 0 &&
        !/\p{L}|\d/u.test(lines.join('')) &&
        'Street and number, for example 12 Orchard Lane',
    ],
    ['city', !/\p{L}{2}/u.test(city) && 'The name of a city'],
    ['state', form.needsState && state === '' && texts.fieldRequired],
    ['state', code === null && `A ${form.stateLabel.toLowerCase()} of ${form.name}`],
    ['postcode', form.needsPostcode && postcode === '' && texts.fieldRequired],
    ['postcode', postcode !== '' && !form.postcode.test(postcode) && example],
    [
      'city',
      form.code === 'US' &&
        isMilitaryMismatch(code ?? '', city) &&
        'APO, FPO or DPO go with AA, AE or AP as the state',
    ],
    [
      'lines',
      addressLine(toFormAddress({ name: '', isPreferred: false, lines, city, state, postcode, country }))
        .length > MAX_LOCATION_LENGTH && `The whole address: at most ${MAX_LOCATION_LENGTH} characters`,
    ],
  ];
  return found.flatMap(([field, message]) => (message ? [[field, message] as [keyof Fields, string]] : []));
}

/**
 * An address that an account keeps, in the form of its country: the state in its short form, the country as its code
 * where the shop knows it.
 */
export const savedAddressRules = fields
  .superRefine((address, context) => {
    for (const [field, message] of problemsOf(address)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform((address) => {
    const form = postalFormOf(address.country);
    return {
      ...address,
      state: stateCodeOf(address.state, form) ?? address.state,
      postcode: address.postcode.toUpperCase(),
      country: form.code || form.name,
    };
  });
