import {
  mustBeUnopened,
  type PiecesOfLine,
  type ProblemState,
  problemAnswerOf,
  type Report,
  reportLimits,
  reportObstacle,
} from './problems.ts';

const now = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

function pieces(changes: Partial<PiecesOfLine> = {}): PiecesOfLine {
  return { status: 'delivered', amount: 3, isPaidBack: false, since: daysAgo(2), ...changes };
}

test.each<[string, PiecesOfLine[], number, { quantity: number; until: Date | null }]>([
  ['what has arrived', [pieces()], 0, { quantity: 3, until: daysAgo(-28) }],
  [
    'what is on its way: the parcel is there, and something is not in it',
    [pieces({ status: 'shipped' })],
    0,
    { quantity: 3, until: daysAgo(-28) },
  ],
  ['what waits to be sent', [pieces({ status: 'paid' })], 0, { quantity: 0, until: null }],
  ['what was canceled', [pieces({ status: 'cancelled' })], 0, { quantity: 0, until: null }],
  ['what came back', [pieces({ status: 'returned' })], 0, { quantity: 0, until: null }],
  ['what was paid back', [pieces({ isPaidBack: true })], 0, { quantity: 0, until: null }],
  [
    'what is sent in part, in part paid back',
    [pieces({ amount: 2 }), pieces({ isPaidBack: true }), pieces({ status: 'paid' })],
    0,
    { quantity: 2, until: daysAgo(-28) },
  ],
  ['what is reported in part', [pieces()], 2, { quantity: 1, until: daysAgo(-28) }],
  ['what is reported already', [pieces()], 3, { quantity: 0, until: daysAgo(-28) }],
  ['the last moment', [pieces({ since: daysAgo(30) })], 0, { quantity: 3, until: now }],
  ['what came too long ago', [pieces({ since: daysAgo(31) })], 0, { quantity: 0, until: daysAgo(1) }],
  [
    'what came in two parcels, one of them too long ago',
    [pieces({ since: daysAgo(31) }), pieces({ amount: 1 })],
    0,
    { quantity: 1, until: daysAgo(-28) },
  ],
])('%s can be reported so far', (_what, line, asked, limits) => {
  expect(reportLimits(line, asked, 30, now)).toEqual(limits);
});

test.each<[string, Partial<Report>, { quantity: number; until: Date | null }, string | null]>([
  ['pieces that came', {}, { quantity: 2, until: daysAgo(-1) }, null],
  ['nothing that was sent', {}, { quantity: 0, until: null }, 'entryId'],
  ['what came too long ago', {}, { quantity: 0, until: daysAgo(1) }, 'entryId'],
  ['what is reported already', {}, { quantity: 0, until: daysAgo(-1) }, 'entryId'],
  ['more than came', { quantity: 3 }, { quantity: 2, until: daysAgo(-1) }, 'quantity'],
  [
    'opened food that does not suit',
    { kind: 'does_not_suit' },
    { quantity: 2, until: daysAgo(-1) },
    'isUnopened',
  ],
  [
    'unopened food that does not suit',
    { kind: 'does_not_suit', isUnopened: true },
    { quantity: 2, until: daysAgo(-1) },
    null,
  ],
])('%s: %j', (_what, changes, limits, field) => {
  const report: Report = { kind: 'broken', quantity: 2, isUnopened: false, category: 'food', ...changes };
  expect(reportObstacle(report, limits, now)?.field ?? null).toBe(field);
});

test('only food that does not suit has to be unopened', () => {
  expect(mustBeUnopened('does_not_suit', 'food')).toBe(true);
  expect(mustBeUnopened('does_not_suit', 'accessories')).toBe(false);
  expect(mustBeUnopened('broken', 'food')).toBe(false);
});

test.each<[ProblemState, string | null]>([
  ['open', null],
  ['refunded', 'refunded'],
  ['sent_again', 'sent_again'],
  ['refused', 'refused'],
  ['withdrawn', null],
])('a request that is %s has the answer %s', (state, answer) => {
  expect(problemAnswerOf(state)).toBe(answer);
});
