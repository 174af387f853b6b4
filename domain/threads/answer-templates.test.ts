import { DeliveryMethod } from '../pricing/choices.ts';
import { type AnsweredOrder, type AnswerFacts, fillTemplate, gapAt, openGap } from './answer-templates.ts';
import { defaultAnswers } from './default-answers.ts';

const parcel = {
  state: 'on_its_way',
  carrier: 'UPS',
  trackingNumber: '1Z999',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
} as const;

function anOrder(changes: Partial<AnsweredOrder> = {}): AnsweredOrder {
  return {
    ...{ number: 'FP-7K3M-92QD', status: 'shipped', delivery: DeliveryMethod.STANDARD },
    ...{ promisedUntil: '2026-12-02', parcels: [parcel] },
    ...changes,
  };
}

function facts(changes: Partial<AnswerFacts> = {}): AnswerFacts {
  return { name: 'Mia Keller', shop: 'Fern & Paw', item: 'Juniper', order: anOrder(), ...changes };
}

describe('what stands in braces', () => {
  it.each([
    ['Hello {name}, warm regards, {shop}', 'Hello Mia Keller, warm regards, Fern & Paw'],
    ['{item} is lovely', 'Juniper is lovely'],
    ['{order} is “{status}”', 'FP-7K3M-92QD is “Shipped”'],
    ['by {day promised}', 'by Wednesday, Dec 2'],
    ['{tracking}: {tracking link}', '1Z999 (UPS): https://www.ups.com/track?tracknum=1Z999'],
    // Typed by people.
    ['{ Name } and {DAY  promised}', 'Mia Keller and Wednesday, Dec 2'],
    ['no braces at all', 'no braces at all'],
  ])('is filled in: %s', (text, filled) => {
    expect(fillTemplate(text, facts())).toBe(filled);
  });

  it.each<[string, Partial<AnswerFacts>, string]>([
    ['{item}', { item: null }, '[… item …]'],
    ['{order}', { order: null }, '[… order …]'],
    ['{status}', { order: null }, '[… status …]'],
    ['{tracking}', { order: anOrder({ parcels: [] }) }, '[… tracking …]'],
    ['{day promised}', { order: anOrder({ promisedUntil: null }) }, '[… day promised …]'],
    [
      '{tracking link}',
      { order: anOrder({ parcels: [{ ...parcel, trackingUrl: null }] }) },
      '[… tracking link …]',
    ],
    ['{name}', { name: '' }, '[… name …]'],
  ])('is a gap where it is not known: %s', (text, changes, filled) => {
    expect(fillTemplate(text, facts(changes))).toBe(filled);
    expect(openGap(filled)).toBe(text.slice(1, -1));
  });

  it.each([
    ['by {by when}', 'by [… by when …]'],
    ['{constructor}', '[… constructor …]'],
    ['{}', '[… something …]'],
    ['{a]b}', '[… ab …]'],
    ['{{name}}', 'Mia Keller'],
    ['{name', 'name'],
    ['name}', 'name'],
  ])('leaves no braces, whatever it is: %s', (text, filled) => {
    expect(fillTemplate(text, facts())).toBe(filled);
  });

  it('tells of each parcel on its way, and of no other', () => {
    const parcels = [
      parcel,
      { ...parcel, carrier: null, trackingNumber: 'A1' },
      { ...parcel, trackingNumber: null },
      { ...parcel, state: 'lost', trackingNumber: 'B2' },
      { ...parcel, state: 'delivered', trackingNumber: 'C3' },
    ] as const;
    expect(fillTemplate('{tracking}', facts({ order: anOrder({ parcels }) }))).toBe('1Z999 (UPS) and A1');
  });

  it('says what is picked up as its shopper reads it', () => {
    const order = anOrder({ delivery: DeliveryMethod.CURBSIDE });
    expect(fillTemplate('{status}', facts({ order }))).toBe('Ready for pickup');
  });

  it('is taken from the facts as they are, braces in a name included', () => {
    expect(fillTemplate('Hello {name}', facts({ name: '{order}' }))).toBe('Hello {order}');
  });
});

describe('a gap', () => {
  it.each([
    ['by [… day promised …], or [… so …]', 'day promised', [3, 21]],
    ['It comes on Friday [or Monday] …', null, null],
    ['[…]', null, null],
  ])('in “%s” is %s', (text, name, place) => {
    expect(openGap(text)).toBe(name);
    expect(gapAt(text)).toEqual(place);
  });
});

it.each(defaultAnswers)(
  '“$name” has no gap but what nobody can know, for a question about everything',
  ({ text }) => {
    const filled = fillTemplate(text, facts());
    expect(filled).not.toMatch(/[{}]/);
    expect(filled.match(/\[… .* …\]/g) ?? []).toEqual(
      (text.match(/\{(by when|day and time)\}/g) ?? []).map((name) => `[… ${name.slice(1, -1)} …]`),
    );
  },
);
