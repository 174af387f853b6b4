import {
  type AmendedField,
  type Amender,
  amendmentProblem,
  amendmentText,
  placedMethod,
  progressOf,
} from './amendments.ts';
import type { CartEntryStatus } from './order-states.ts';

const fields: readonly AmendedField[] = ['location', 'phone', 'delivery'];

/** What of an order in these states somebody can change. */
function canChange(by: Amender, ...statuses: CartEntryStatus[]): AmendedField[] {
  return fields.filter((field) => amendmentProblem(field, by, progressOf(statuses)) === null);
}

const contact = ['location', 'phone'];

it.each<[string, CartEntryStatus[], string[], string[]]>([
  ['that is not paid', ['pending'], [], []],
  ['that is paid', ['paid', 'paid'], [...contact, 'delivery'], contact],
  ['of which a line is out', ['paid', 'cancelled'], [...contact, 'delivery'], contact],
  ['of which a parcel has left', ['paid', 'shipped'], contact, []],
  ['of which a parcel has arrived', ['delivered', 'paid'], contact, []],
  ['of which something came back', ['returned', 'paid'], contact, []],
  ['that has left', ['shipped', 'shipped'], [], []],
  ['that has arrived', ['delivered'], [], []],
  ['that was called off', ['cancelled'], [], []],
])(
  'of an order %s, the staff and its shopper change no more than is right',
  (_order, statuses, staff, shopper) => {
    expect(canChange('staff', ...statuses)).toEqual(staff);
    expect(canChange('shopper', ...statuses)).toEqual(shopper);
  },
);

it.each([
  [{ fields: ['location'] as const }, 'Address changed by Robin.'],
  [{ fields: ['location', 'phone'] as const }, 'Address and phone number changed by Robin.'],
  [
    { fields: ['location', 'delivery'] as const, to: 'sameDay' as const },
    'Address and delivery (now same-day delivery) changed by Robin.',
  ],
])('says what was changed, and by whom', (amendment, text) => {
  expect(amendmentText(amendment, 'Robin')).toBe(text);
});

it('remembers how an order was to be delivered when it was placed', () => {
  expect(placedMethod('curbside', [{}, { from: 'standard' }, { from: 'sameDay' }])).toBe('standard');
  expect(placedMethod('curbside', [{}])).toBe('curbside');
});
