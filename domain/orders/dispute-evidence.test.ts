import { cents } from '../money/money.ts';
import { DeliveryMethod } from '../pricing/choices.ts';
import {
  type EvidenceFacts,
  type EvidenceFieldName,
  type EvidenceParcel,
  evidenceLabel,
  gatherEvidence,
  whyNoAnswer,
  withoutStaged,
} from './dispute-evidence.ts';

const at = (day: number, hour = 15) => new Date(Date.UTC(2026, 10, day, hour));

function aParcel(changes: Partial<EvidenceParcel> = {}): EvidenceParcel {
  return { carrier: 'UPS', trackingNumber: '1Z999', shippedAt: at(12), state: 'delivered', ...changes };
}

function facts(changes: Partial<EvidenceFacts> = {}): EvidenceFacts {
  return {
    number: 'FP-7K3M-92QD',
    customerName: 'Ada Lovelace',
    email: 'ada@petshop.test',
    address: '1 Paw Lane, 97201 Portland',
    delivery: DeliveryMethod.STANDARD,
    placedAt: at(11),
    charge: cents(4500),
    refunded: cents(0),
    lines: [{ petname: 'Salmon kibble', amount: 2, paid: cents(4000), isSent: true }],
    parcels: [aParcel()],
    deliveredAt: at(14),
    timeline: [{ at: at(11), text: 'The shopper placed this order.' }],
    messages: [{ at: at(13), text: 'Is it there?' }],
    shop: {
      name: 'Furry Friends',
      timeZone: 'America/New_York',
      returnsText: '# Returns\n\nWithin 30 days.',
      termsText: 'Prices are in US dollars.',
    },
    ...changes,
  };
}

function fieldsOf(changes: Partial<EvidenceFacts>, note?: string) {
  const { fields } = gatherEvidence(facts(changes), note);
  return Object.fromEntries(fields.map(({ name, text }) => [name, text]));
}

test('what the shop has on record of an order is told in the fields of Stripe’s disputes', () => {
  expect(fieldsOf({})).toEqual({
    customer_name: 'Ada Lovelace',
    customer_email_address: 'ada@petshop.test',
    product_description: 'Order FP-7K3M-92QD:\n2 × Salmon kibble, $40.00',
    shipping_address: '1 Paw Lane, 97201 Portland',
    shipping_carrier: 'UPS',
    shipping_tracking_number: '1Z999',
    shipping_date: 'November 12, 2026',
    service_date: 'November 14, 2026',
    refund_policy_disclosure: expect.stringMatching(/page “Returns”.*says:\n\nReturns\n\nWithin 30 days\.$/s),
    cancellation_policy_disclosure: expect.stringMatching(
      /page “Terms”.*says:\n\nPrices are in US dollars\.$/s,
    ),
    uncategorized_text: [
      'Order FP-7K3M-92QD of Furry Friends, placed on November 11, 2026. $45.00 was charged.',
      'What happened:\nNovember 11, 2026 at 10:00 AM: The shopper placed this order.',
      'What the shop wrote to the shopper:\nNovember 13, 2026 at 10:00 AM: Is it there?',
    ].join('\n\n'),
  });
});

test.each<[why: string, Partial<EvidenceFacts>, EvidenceFieldName, string | undefined]>([
  [
    'two parcels have their numbers with a comma between them',
    { parcels: [aParcel(), aParcel({ trackingNumber: '1Z111', shippedAt: at(13) })] },
    'shipping_tracking_number',
    '1Z999, 1Z111',
  ],
  [
    'one carrier of two parcels is named once',
    { parcels: [aParcel(), aParcel({ trackingNumber: '1Z111' })] },
    'shipping_carrier',
    'UPS',
  ],
  [
    'two carriers are both named',
    { parcels: [aParcel(), aParcel({ carrier: 'FedEx' })] },
    'shipping_carrier',
    'UPS, FedEx',
  ],
  [
    'days have commas of their own',
    { parcels: [aParcel(), aParcel({ shippedAt: at(13) })] },
    'shipping_date',
    'November 12, 2026; November 13, 2026',
  ],
  [
    'the day is that of the shop, not of Greenwich',
    { parcels: [aParcel({ shippedAt: at(13, 2) })] },
    'shipping_date',
    'November 12, 2026',
  ],
  [
    'a lost parcel proves nothing',
    { parcels: [aParcel({ state: 'lost' })] },
    'shipping_tracking_number',
    undefined,
  ],
  [
    'nor does one that was not sent after all',
    { parcels: [aParcel({ state: 'undone' })] },
    'shipping_date',
    undefined,
  ],
  [
    'without a number there is none',
    { parcels: [aParcel({ trackingNumber: null })] },
    'shipping_tracking_number',
    undefined,
  ],
  ['what is on its way was not received', { deliveredAt: null }, 'service_date', undefined],
  [
    'what is picked up goes to no address',
    { delivery: DeliveryMethod.CURBSIDE },
    'shipping_address',
    undefined,
  ],
  ['nor in a parcel', { delivery: DeliveryMethod.CURBSIDE }, 'shipping_date', undefined],
  [
    'what went back is said',
    { refunded: cents(500), timeline: [], messages: [] },
    'uncategorized_text',
    'Order FP-7K3M-92QD of Furry Friends, placed on November 11, 2026. $45.00 was charged. $5.00 of it has gone back to the card, or is about to.',
  ],
])('%s', (_why, changes, name, text) => {
  expect(fieldsOf(changes)[name]).toBe(text);
});

test('what the staff say comes first', () => {
  expect(fieldsOf({}, 'The parcel was signed for.').uncategorized_text).toMatch(
    /^The parcel was signed for\.\n\nOrder FP-/,
  );
});

test('no field is longer than Stripe takes it, nor are all of them together, and the note stays', () => {
  const long = 'x'.repeat(200_000);
  const { fields } = gatherEvidence(
    facts({
      ...{ customerName: long, email: long, address: long, timeline: [{ at: at(1), text: long }] },
      lines: [{ petname: long, amount: 1, paid: cents(1), isSent: true }],
      parcels: [aParcel({ carrier: long, trackingNumber: long })],
      shop: { name: long, timeZone: 'UTC', returnsText: long, termsText: long },
    }),
    'Mark this.',
  );
  const lengths = fields.map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBe(20_000);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(150_000);
  const story = fields.find(({ name }) => name === 'uncategorized_text')?.text;
  expect(story).toMatch(/^Mark this\./);
  expect(story).toMatch(/ \[…\]$/);
});

test.each<[why: string, Partial<EvidenceFacts>, string[]]>([
  ['nothing', {}, []],
  [
    'all of it',
    { lines: [{ ...facts().lines[0], isSent: false } as never], parcels: [], deliveredAt: null },
    ['Nothing of it was sent yet.'],
  ],
  [
    'a part of it',
    { lines: [...facts().lines, { ...facts().lines[0], isSent: false } as never], deliveredAt: null },
    ['A part of it was not sent yet.', 'It is not marked as delivered.'],
  ],
  [
    'the number of its parcel',
    { parcels: [aParcel({ trackingNumber: null })] },
    ['Its parcel has no tracking number.'],
  ],
  [
    'what stands on one of two parcels',
    { parcels: [aParcel(), aParcel({ trackingNumber: null, carrier: null })] },
    ['1 of its 2 parcels has no tracking number.', '1 of its 2 parcels has no carrier.'],
  ],
  [
    'a lost parcel',
    { parcels: [aParcel({ state: 'lost' }), aParcel({ state: 'on_its_way' })], deliveredAt: null },
    ['A parcel of it was lost.', 'It is not marked as delivered.'],
  ],
  ['a word to the shopper', { messages: [] }, ['Nobody wrote to the shopper about it.']],
  [
    'a pickup, which has no parcel',
    { delivery: DeliveryMethod.CURBSIDE, parcels: [], deliveredAt: null },
    ['It is not marked as picked up.'],
  ],
])('missing: %s', (_why, changes, missing) => {
  expect(gatherEvidence(facts(changes)).missing).toEqual(missing);
});

test('what somebody wrote at Stripe by hand stays', () => {
  const { fields } = gatherEvidence(facts());
  const left = withoutStaged(fields, ['uncategorized_text', 'customer_name', 'receipt']);
  expect(left.map(({ name }) => name)).not.toContain('uncategorized_text');
  expect(left).toHaveLength(fields.length - 2);
});

test('the staff read what a field is', () => {
  expect(evidenceLabel('shipping_tracking_number')).toBe('Tracking number');
});

const due = { status: 'needs_response', answerBy: at(20), isAnswered: false } as const;

test.each<[why: string, changes: object, now: Date, answer: string | null]>([
  ['an open one can be answered', {}, at(19), null],
  ['so can a question', { status: 'inquiry' }, at(19), null],
  ['not when its time is over', {}, at(21), 'The time for an answer is over'],
  ['nor at that moment', {}, at(20), 'The time for an answer is over'],
  ['nor twice', { isAnswered: true }, at(19), 'The bank has an answer already'],
  ['nor while the bank looks at it', { status: 'under_review' }, at(19), 'The bank has an answer already'],
  ['nor once it is won', { status: 'won' }, at(19), 'The bank has decided already'],
  ['nor once it is lost', { status: 'lost', isAnswered: true }, at(19), 'The bank has decided already'],
  ['nor where the bank takes none', { answerBy: undefined }, at(19), 'The bank takes no answer'],
])('%s', (_why, changes, now, answer) => {
  expect(whyNoAnswer({ ...due, ...changes }, now)).toBe(answer);
});
