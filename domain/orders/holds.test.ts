import { cents } from '../money/money.ts';
import { disputeStates } from './dispute-states.ts';
import { type HoldFacts, holdsOf } from './holds.ts';

const line = (paid: number, refunded = 0) => ({ paid: cents(paid), refunded: cents(refunded) });
const free: HoldFacts = {
  ...{ dispute: null, onRequest: null, awaitsShopper: false, isPaidBack: false },
  waiting: [line(2500)],
};

function reasons(facts: Partial<HoldFacts>) {
  return holdsOf({ ...free, ...facts }).map(({ reason }) => reason);
}

test.each<[string, Partial<HoldFacts>, string[]]>([
  ['what is paid may leave', {}, []],
  ['a dispute holds it', { dispute: 'needs_response' }, ['disputed']],
  ['so does one that the bank looks at', { dispute: 'under_review' }, ['disputed']],
  ['so does a question of the bank', { dispute: 'inquiry' }, ['disputed']],
  ['a dispute that is lost holds it', { dispute: 'lost' }, ['dispute_lost']],
  ['one that was won does not', { dispute: 'won' }, []],
  ['nor does a question that was answered', { dispute: 'closed' }, []],
  ['what was paid for it has gone back', { waiting: [line(2500, 2500)] }, ['refunded']],
  ['some of that has gone back', { waiting: [line(2500, 2499)] }, []],
  ['of two lines one has gone back', { waiting: [line(2500, 2500), line(100)] }, []],
  ['a free line has nothing to go back', { waiting: [line(0)] }, []],
  ['all of the charge has gone back as an amount', { isPaidBack: true }, ['refunded']],
  ['its shopper was asked to pay for a change', { awaitsShopper: true }, ['waits']],
  ['somebody put it on hold', { onRequest: 'she moves house' }, ['on_request']],
  [
    'all at once',
    { dispute: 'lost', isPaidBack: true, awaitsShopper: true, onRequest: 'x' },
    ['dispute_lost', 'refunded', 'waits', 'on_request'],
  ],
  [
    'nothing waits',
    { dispute: 'lost', isPaidBack: true, awaitsShopper: true, onRequest: 'x', waiting: [] },
    [],
  ],
])('%s', (_case, facts, expected) => {
  expect(reasons(facts)).toEqual(expected);
});

test('says why in words', () => {
  const all = [
    { dispute: 'inquiry' },
    { dispute: 'under_review' },
    { awaitsShopper: true },
    { onRequest: 'she moves house' },
  ] as const;
  expect(all.map((facts) => holdsOf({ ...free, ...facts })[0]?.text)).toEqual([
    'The card’s bank asks about the charge',
    'The card’s bank disputes the charge',
    'A change waits for its shopper to pay the difference',
    'On hold: she moves house',
  ]);
});

test('every dispute that is open holds its order', () => {
  const states = Object.keys(disputeStates) as (keyof typeof disputeStates)[];
  const holding = states.filter((dispute) => reasons({ dispute }).length > 0);
  expect(holding).toEqual([...states.filter((state) => disputeStates[state].isOpen), 'lost']);
});
