import { cents } from '../money/money.ts';
import {
  type DisputeFacts,
  type LineFacts,
  type OrderFacts,
  orderTimeline,
  type ParcelFacts,
  type ProblemFacts,
} from './timeline.ts';

const hour = (of: number) => new Date(Date.UTC(2026, 10, 25, of));
const kibble: LineFacts = { petname: 'Salmon kibble', amount: 2 };
const bed: LineFacts = { petname: 'Basket bed', amount: 1 };
const order: OrderFacts = {
  ...{ placedAt: hour(9), paidAt: hour(10), charge: cents(8500), delivery: 'standard' },
  ...{ carrier: null, trackingNumber: null, lines: [kibble, bed], refunds: [] },
};

/** What is told of an order beyond that it was placed and paid. */
function toldOf(changes: Partial<OrderFacts>): string[] {
  return orderTimeline({ ...order, ...changes })
    .filter(({ kind }) => kind !== 'placed' && kind !== 'paid')
    .map(({ by, text }) => `${by}: ${text}`);
}

it('tells what happened in the order in which it did, and by whom', () => {
  const lines = [{ ...kibble, shippedAt: hour(12), deliveredAt: hour(15) }];
  expect(orderTimeline({ ...order, lines })).toEqual([
    { at: hour(9), kind: 'placed', by: 'shopper', text: 'You placed this order.' },
    { at: hour(10), kind: 'paid', by: 'provider', text: 'Your card was charged $85.00.' },
    { at: hour(12), kind: 'shipped', by: 'shop', text: 'Your order is on its way.' },
    { at: hour(15), kind: 'delivered', by: 'shop', text: 'Your order has arrived.' },
  ]);
});

it('tells nothing of money that has not come', () => {
  expect(orderTimeline({ ...order, paidAt: null }).map(({ kind }) => kind)).toEqual(['placed']);
});

it.each([
  ['sameDay', 'You placed this order with same-day delivery.'],
  ['curbside', 'You placed this order, to pick it up at the shop.'],
] as const)('says how an order by %s was placed', (delivery, text) => {
  expect(orderTimeline({ ...order, delivery })[0]?.text).toBe(text);
});

it('puts together what was sent at one moment, with its tracking number', () => {
  const sent = { shippedAt: hour(12) };
  const tracked = { carrier: 'UPS', trackingNumber: '1Z999' };
  expect(toldOf({ ...tracked, lines: [kibble, bed].map((line) => ({ ...line, ...sent })) })).toEqual([
    'shop: Your order is on its way with UPS, tracking number 1Z999.',
  ]);
});

it('names the lines where others of the order are elsewhere', () => {
  expect(toldOf({ lines: [{ ...kibble, shippedAt: hour(12) }, bed] })).toEqual([
    'shop: 2 × Salmon kibble are on their way.',
  ]);
  expect(toldOf({ lines: [kibble, { ...bed, shippedAt: hour(12), deliveredAt: hour(14) }] })).toEqual([
    'shop: Basket bed is on its way.',
    'shop: Basket bed has arrived.',
  ]);
});

it('speaks of the order where the rest of it was cancelled', () => {
  const lines: LineFacts[] = [
    { ...kibble, cancelledAt: hour(11), cancelledBy: 'shopper' },
    { ...bed, shippedAt: hour(12) },
  ];
  expect(toldOf({ lines })).toEqual([
    'shopper: You canceled 2 × Salmon kibble.',
    'shop: Your order is on its way.',
  ]);
});

it.each([
  ['shopper', 'shopper: You canceled your order.'],
  ['shop', 'shop: We canceled your order.'],
  ['provider', 'provider: Your order was canceled, because the payment did not go through.'],
] as const)('says that the %s cancelled it', (cancelledBy, told) => {
  const lines = [kibble, bed].map((line) => ({ ...line, cancelledAt: hour(11), cancelledBy }));
  expect(toldOf({ lines })).toEqual([told]);
});

it('tells apart what the shopper and the shop cancelled in one moment', () => {
  const lines: LineFacts[] = [
    { ...kibble, cancelledAt: hour(11), cancelledBy: 'shopper' },
    { ...bed, cancelledAt: hour(11), cancelledBy: 'shop' },
  ];
  expect(toldOf({ lines })).toEqual([
    'shopper: You canceled 2 × Salmon kibble.',
    'shop: We canceled Basket bed.',
  ]);
});

it('has words of its own for what is fetched at the shop', () => {
  const lines = [kibble, bed].map((line) => ({ ...line, shippedAt: hour(12), deliveredAt: hour(15) }));
  expect(toldOf({ delivery: 'curbside', lines })).toEqual([
    'shop: Your order is ready for pickup.',
    'shop: Your order was picked up.',
  ]);
});

it('tells what came back, by name where others of the order did not', () => {
  const sent = { shippedAt: hour(12) };
  expect(toldOf({ lines: [{ ...kibble, ...sent, returnedAt: hour(15) }, bed] }).at(-1)).toBe(
    'shop: 2 × Salmon kibble came back to us.',
  );
  const all = [kibble, bed].map((line) => ({ ...line, ...sent, returnedAt: hour(15) }));
  expect(toldOf({ lines: all }).at(-1)).toBe('shop: Your order came back to us.');
});

it('makes a sentence of the few words that older refunds have', () => {
  const refund = {
    at: hour(12),
    amount: cents(500),
    reason: 'the order was cancelled',
    status: 'done',
  } as const;
  expect(toldOf({ refunds: [refund] })).toEqual([
    'shop: $5.00 went back to your card. The order was cancelled.',
  ]);
});

it.each([
  ['owed', 'shop: $25.00 is on its way back to your card. The order was canceled.'],
  ['done', 'shop: $25.00 went back to your card. The order was canceled.'],
  ['refused', 'provider: $25.00 did not go back through the shop. The order was canceled.'],
] as const)('says of a refund that is %s', (status, told) => {
  const refund = { at: hour(12), amount: cents(2500), reason: 'The order was canceled.', status };
  expect(toldOf({ refunds: [refund] })).toEqual([told]);
});

it('speaks of the shopper to the staff', () => {
  const lines: LineFacts[] = [
    { ...kibble, shippedAt: hour(12), returnedAt: hour(15) },
    { ...bed, cancelledAt: hour(11), cancelledBy: 'shopper' },
  ];
  const refunds = [{ at: hour(16), amount: cents(2500), reason: 'It came back.', status: 'done' }] as const;
  expect(orderTimeline({ ...order, lines, refunds }, 'staff').map(({ text }) => text)).toEqual([
    'The shopper placed this order.',
    'The card was charged $85.00.',
    'The shopper canceled Basket bed.',
    'The shop sent the order.',
    'The shop took back the order.',
    '$25.00 went back to the card. It came back.',
  ]);
});

describe('who of the staff did something', () => {
  /** What is told beyond that it was placed and paid. */
  const toldTo = (reader: 'shopper' | 'staff', changes: Partial<OrderFacts>) =>
    orderTimeline({ ...order, ...changes }, reader)
      .slice(2)
      .map(({ text }) => text);

  const handled: LineFacts = {
    ...{ ...kibble, shippedAt: hour(11), deliveredAt: hour(12), returnedAt: hour(13) },
    staff: { shipped: 'Ada Keeper', delivered: 'Ben Stock', returned: 'Ada Keeper' },
  };
  const cancelled: LineFacts = {
    ...{ ...bed, cancelledAt: hour(14), cancelledBy: 'shop' },
    staff: { cancelled: 'Ben Stock' },
  };
  const refunds = [
    { at: hour(15), amount: cents(500), reason: 'It came too late.', status: 'done', staff: 'Ada Keeper' },
    { at: hour(16), amount: cents(600), reason: 'It was torn.', status: 'refused', staff: 'Ada Keeper' },
  ] as const;
  const tracked = { carrier: 'UPS', trackingNumber: '1Z999', lines: [handled, cancelled], refunds };

  it('is told to the staff', () => {
    expect(toldTo('staff', tracked)).toEqual([
      'Ada Keeper sent the order with UPS, tracking number 1Z999.',
      'Ben Stock marked the order as delivered.',
      'Ada Keeper took back the order.',
      'Ben Stock canceled Basket bed.',
      '$5.00 went back to the card. It came too late. Ada Keeper gave it back.',
      '$6.00 did not go back through the shop. It was torn.',
    ]);
  });

  it('is nobody but the shop to the shopper', () => {
    const told = toldTo('shopper', tracked);
    expect(told).toHaveLength(6);
    expect(told.join(' ')).not.toMatch(/Ada|Ben/);
  });

  it('is told of what is picked up as well', () => {
    expect(toldTo('staff', { delivery: 'curbside', lines: [handled] }).slice(0, 2)).toEqual([
      'Ada Keeper marked the order as ready for pickup.',
      'Ben Stock marked the order as picked up.',
    ]);
  });

  it('tells apart what two of them did at one moment', () => {
    const lines: LineFacts[] = [
      { ...kibble, shippedAt: hour(12), staff: { shipped: 'Ada Keeper' } },
      { ...bed, shippedAt: hour(12) },
    ];
    expect(toldTo('staff', { lines })).toEqual([
      'Ada Keeper sent 2 × Salmon kibble.',
      'The shop sent Basket bed.',
    ]);
  });
});

describe('a dispute', () => {
  const answerBy = new Date('2026-12-02T23:59:59Z');
  const told = (dispute: Pick<DisputeFacts, 'status'> & Partial<DisputeFacts>, reader?: 'staff') =>
    orderTimeline({ ...order, disputes: [{ openedAt: hour(20), amount: cents(8500), ...dispute }] }, reader)
      .filter(({ kind }) => kind === 'disputed')
      .map(({ at, by, text }) => `${at.getUTCHours()} ${by}: ${text}`);

  it.each([
    ['inquiry', 'The card’s bank asked about $85.00. An answer is due by December 2, 2026.'],
    [
      'needs_response',
      'The card’s bank disputed $85.00 and took the money. An answer is due by December 2, 2026.',
    ],
    [
      'under_review',
      'The card’s bank disputed $85.00 and took the money. It has the shop’s answer and has not decided yet.',
    ],
  ] as const)('that is open as %s is told with what it asks of the shop', (status, text) => {
    expect(told({ status, answerBy }, 'staff')).toEqual([`20 provider: ${text}`]);
  });

  it('says so where the bank takes no answer', () => {
    expect(told({ status: 'needs_response' }, 'staff')).toEqual([
      '20 provider: The card’s bank disputed $85.00 and took the money. It takes no answer.',
    ]);
  });

  it.each([
    ['won', 'The dispute of $85.00 was won: the money is back.'],
    ['lost', 'The dispute of $85.00 was lost: the card’s bank keeps the money.'],
    ['closed', 'The bank’s question about $85.00 ended: no money was taken.'],
  ] as const)('that is %s is told with its end, when it came where that is known', (status, text) => {
    const [opened, ended] = told({ status, answerBy, closedAt: hour(22) }, 'staff');
    expect(opened).toMatch(/^20 provider: The card’s bank .*\$85\.00[^:]*\.$/);
    expect(opened).not.toContain('due');
    expect(ended).toBe(`22 provider: ${text}`);
    expect(told({ status, answerBy }, 'staff')).toEqual([`${opened} ${text}`]);
  });

  it.each([
    ['Ada Keeper', 'Ada Keeper sent the bank what is known of the order.'],
    [undefined, 'By itself, the shop sent the bank what is known of the order.'],
  ])('is told with who answered it, and when: %s', (staff, text) => {
    const answered = { at: hour(21), staff };
    expect(told({ status: 'won', closedAt: hour(22), answered }, 'staff')).toEqual([
      expect.stringMatching(/^20 provider/),
      `21 shop: ${text}`,
      expect.stringMatching(/^22 provider/),
    ]);
    expect(told({ status: 'won', answered })).toEqual([]);
  });

  it('is between shopper and bank: the shopper reads nothing of it', () => {
    expect(told({ status: 'lost', closedAt: hour(22) })).toEqual([]);
  });
});

describe('parcels', () => {
  const tins = { petname: 'Tins', amount: 1 };
  const first: ParcelFacts = {
    lines: [{ ...kibble, amount: 1 }],
    sent: { at: hour(12), carrier: 'UPS', trackingNumber: '1Z1', staff: 'Ada Keeper' },
  };

  it('are told one by one, each with what stood on it at first', () => {
    const second = { lines: [bed], sent: { at: hour(13), carrier: 'USPS', trackingNumber: '94' } };
    expect(toldOf({ parcels: [first, second] })).toEqual([
      'shop: Salmon kibble is on its way with UPS, tracking number 1Z1.',
      'shop: Basket bed is on its way with USPS, tracking number 94.',
    ]);
  });

  it('are the order where all of its pieces are in one', () => {
    const sent = { at: hour(12), carrier: null, trackingNumber: null };
    expect(toldOf({ lines: [tins], parcels: [{ lines: [tins], sent }] })).toEqual([
      'shop: Your order is on its way.',
    ]);
  });

  it('that are corrected, lost or undone keep what was told before', () => {
    const parcel: ParcelFacts = {
      ...first,
      corrections: [
        { at: hour(13), carrier: 'UPS', trackingNumber: '1Z2' },
        { at: hour(14), carrier: null, trackingNumber: null },
      ],
      lost: { at: hour(15) },
      undone: { at: hour(16) },
    };
    expect(toldOf({ parcels: [parcel] })).toEqual([
      'shop: Salmon kibble is on its way with UPS, tracking number 1Z1.',
      'shop: A correction about the parcel of Salmon kibble: UPS, tracking number 1Z2.',
      'shop: A correction about the parcel of Salmon kibble: it has no tracking number.',
      'shop: The parcel of Salmon kibble was lost.',
      'shop: Salmon kibble was not sent after all.',
    ]);
  });

  it('that are sent again say that nobody is charged for them, and the staff read who did it', () => {
    const again = { ...first, sent: { ...first.sent, trackingNumber: null, carrier: null }, isAgain: true };
    expect(toldOf({ parcels: [again] })).toEqual([
      'shop: Salmon kibble is on its way again, without a charge.',
    ]);
    const told = orderTimeline({ ...order, parcels: [again] }, 'staff').map(({ text }) => text);
    expect(told).toContain('Ada Keeper sent Salmon kibble again, without a charge.');
  });
});

describe('what was changed before it left', () => {
  const amendments = [
    { at: hour(11), by: 'shopper' as const, fields: ['phone' as const] },
    {
      ...{ at: hour(12), by: 'shop' as const, fields: ['location' as const, 'delivery' as const] },
      ...{ from: 'standard' as const, to: 'curbside' as const, staff: 'Robin' },
    },
  ];
  const changed = { ...order, delivery: 'curbside' as const, amendments };

  it.each([
    ['shopper', ['changed by you', 'changed by the shop'], 'You placed this order.'],
    ['staff', ['changed by the shopper', 'changed by Robin'], 'The shopper placed this order.'],
  ] as const)(
    'is told to the %s with who did it, and how it was placed stays told',
    (reader, who, placed) => {
      const events = orderTimeline(changed, reader);
      expect(events[0]?.text).toBe(placed);
      expect(events.filter(({ kind }) => kind === 'changed').map(({ text }) => text)).toEqual([
        `Phone number ${who[0]}.`,
        `Address and delivery (now curbside pickup) ${who[1]}.`,
      ]);
    },
  );
});

describe('what is wrong with pieces', () => {
  const bags = { petname: 'Salmon kibble', amount: 2 };
  const told: ProblemFacts = {
    ...{ lines: [bags], kind: 'broken', wants: 'another' },
    ...{ reportedAt: hour(16), state: 'open' },
  };
  const said = 'shopper: You told us that 2 × Salmon kibble are broken, and asked for another one.';

  it.each<[string, Partial<ProblemFacts>, string[]]>([
    ['waits', {}, []],
    [
      'is paid back',
      { state: 'refunded' },
      ['shop: We agreed to give back what was paid for 2 × Salmon kibble.'],
    ],
    ['is sent again', { state: 'sent_again' }, ['shop: We agreed to send 2 × Salmon kibble again.']],
    [
      'is refused',
      { state: 'refused', answer: 'It was whole when it left.' },
      ['shop: We answered what was said about 2 × Salmon kibble. “It was whole when it left.”'],
    ],
    [
      'is taken back',
      { state: 'withdrawn' },
      ['shopper: You took back what was said about 2 × Salmon kibble.'],
    ],
  ])('is told, and that it %s', (_what, changes, answers) => {
    const problem = { ...told, ...(changes.state && { closedAt: hour(17) }), ...changes };
    expect(toldOf({ problems: [problem] })).toEqual([said, ...answers]);
  });

  it('names each line of one request', () => {
    const lines = [bags, { petname: 'Basket bed', amount: 1 }];
    const problem = { ...told, lines, state: 'sent_again' as const, closedAt: hour(17) };
    expect(toldOf({ problems: [problem] })).toEqual([
      'shopper: You told us that 2 × Salmon kibble and Basket bed are broken, and asked for another one.',
      'shop: We agreed to send 2 × Salmon kibble and Basket bed again.',
    ]);
  });

  it('names who of the staff answered, to the staff alone', () => {
    const answered = { state: 'refunded', closedAt: hour(17), staff: 'Ada' } as const;
    const problems = [{ ...told, lines: [{ ...bags, amount: 1 }], ...answered }];
    const toStaff = orderTimeline({ ...order, problems }, 'staff').map(({ text }) => text);
    expect(toStaff.slice(-2)).toEqual([
      'The shopper told us that Salmon kibble is broken, and asked for another one.',
      'Ada agreed to give back what was paid for Salmon kibble.',
    ]);
    expect(toldOf({ problems }).at(-1)).toBe('shop: We agreed to give back what was paid for Salmon kibble.');
  });
});
