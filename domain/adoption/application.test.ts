import { DAY_MS } from '../durations.ts';
import { applicationStages, statusOfStage, whoActs } from '../orders/application-stages.ts';
import {
  type Application,
  type ApplicationTerms,
  answerBy,
  bookingBefore,
  chooseBy,
  movedApplication,
  newApplication,
  stageBefore,
  undoneStage,
} from './application.ts';

const terms: ApplicationTerms = {
  openingHours: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '19:00' })),
  holidays: ['2026-11-26'],
  timeZone: 'America/New_York',
  visitMinutes: 45,
  answerWithinDays: 3,
  holdDays: 7,
};
// A Monday, eleven by the shop's clock.
const monday = new Date('2026-11-23T16:00:00Z');
const visitTime = new Date('2026-11-27T15:00:00Z');
const shop = { by: 'SHOP' } as const;
const at = (day: string) => new Date(`2026-${day}Z`);

function booked(): Application {
  const offered = movedApplication(
    newApplication(monday, terms),
    { ...shop, at: monday, to: 'VISIT_OFFERED', offered: [visitTime] },
    terms,
  );
  const by = 'SHOPPER' as const;
  return movedApplication(offered, { by, at: monday, to: 'VISIT_BOOKED', visitAt: visitTime }, terms);
}

it.each([
  ['11-23T16:00:00', 1, '11-25T04:59:59.999'],
  // Over Thanksgiving.
  ['11-23T16:00:00', 3, '11-27T04:59:59.999'],
  // Still Sunday by the shop's clock.
  ['11-23T04:30:00', 3, '11-26T04:59:59.999'],
  // The clocks go back meanwhile.
  ['10-30T16:00:00', 3, '11-03T04:59:59.999'],
])(
  'what came at %s is answered within %i days, to the end of the last one',
  (from, answerWithinDays, due) => {
    expect(answerBy(at(from), { ...terms, answerWithinDays })).toEqual(at(due));
  },
);

it.each([
  // The end of the third day, where later times are offered too.
  [['11-24T15:00:00', '11-30T15:00:00'], '11-27T04:59:59.999'],
  // The last one that is offered, before that.
  [['11-25T15:00:00', '11-24T15:00:00'], '11-25T15:00:00'],
  // All have passed: at once.
  [['11-20T15:00:00'], '11-20T15:00:00'],
  [[], '11-27T04:59:59.999'],
])('of the times %j one is to be chosen by %s', (offered, due) => {
  const times = offered.map(at);
  expect(chooseBy(times, monday, terms)).toEqual(at(due));
  const move = { ...shop, at: monday, to: 'VISIT_OFFERED', offered: times } as const;
  expect(movedApplication(newApplication(monday, terms), move, terms).dueAt).toEqual(at(due));
});

it('the shop has promised an answer, which reading does not put off', () => {
  const received = newApplication(monday, terms);
  expect(received).toMatchObject({ stage: 'RECEIVED', answerBy: at('11-27T04:59:59.999') });
  expect(received.wakeAt).toEqual(at('11-26T04:59:59.999'));
  const read = movedApplication(received, { ...shop, at: at('11-24T16:00:00'), to: 'READING' }, terms);
  expect(read).toMatchObject({ answerBy: received.answerBy, dueAt: received.dueAt, wakeAt: received.wakeAt });
});

it('a visit is held by its slots, and looked at a day before', () => {
  expect(booked()).toMatchObject({
    ...{ visitAt: visitTime, visitEndsAt: at('11-27T15:45:00'), dueAt: visitTime },
    wakeAt: new Date(visitTime.getTime() - DAY_MS),
  });
  expect(booked().visitSlots).toHaveLength(9);
  expect(booked().answerBy).toBeUndefined();
});

it('a visit that is less than a day away needs no reminder', () => {
  const tomorrow = new Date(monday.getTime() + DAY_MS);
  const move = { by: 'SHOPPER', at: monday, to: 'VISIT_BOOKED', visitAt: tomorrow } as const;
  expect(movedApplication(newApplication(monday, terms), move, terms).wakeAt).toBeUndefined();
});

it('an approved animal is kept for a week, with a reminder two days before', () => {
  const approved = movedApplication(booked(), { ...shop, at: monday, to: 'APPROVED' }, terms);
  expect(approved).toMatchObject({ heldUntil: at('11-30T16:00:00'), wakeAt: at('11-28T16:00:00') });
});

it.each(applicationStages)('in %s an application holds the times of that stage alone', (to) => {
  const moved = movedApplication(
    booked(),
    { ...shop, at: monday, to, ...(to === 'VISIT_BOOKED' && { visitAt: visitTime }) },
    terms,
  );
  expect(Boolean(moved.visitSlots)).toBe(to === 'VISIT_BOOKED');
  expect(Boolean(moved.answerBy)).toBe(whoActs(to) === 'SHOP');
  expect(Boolean(moved.heldUntil)).toBe(to === 'APPROVED');
  expect(Boolean(moved.visitAt)).toBe(['VISIT_BOOKED', 'VISITED', 'NO_SHOW'].includes(to));
  const isOpen = statusOfStage(to) === 'pending' || to === 'APPROVED';
  expect(Boolean(moved.dueAt)).toBe(isOpen);
  expect(moved.timeline.at(-1)).toMatchObject({ ...shop, at: monday, stage: to });
});

it.each([
  ['RECEIVED', monday, 'RECEIVED'],
  ['VISIT_BOOKED', monday, 'VISIT_OFFERED'],
  ['VISIT_BOOKED', visitTime, 'READING'],
  ['VISITED', visitTime, 'VISITED'],
] as const)('an application that was declined at %s waits again', (stage, now, expected) => {
  const first = stage === 'RECEIVED' ? newApplication(monday, terms) : booked();
  const before =
    stage === 'VISITED' ? movedApplication(first, { ...shop, at: monday, to: stage }, terms) : first;
  const declined = movedApplication(before, { ...shop, at: monday, to: 'DECLINED' }, terms);
  expect(stageBefore(declined, now)).toBe(expected);
});

it.each([
  ['RECEIVED', false, monday, 'RECEIVED'],
  // The time has passed meanwhile.
  ['VISIT_OFFERED', false, visitTime, 'VISIT_OFFERED'],
  ['VISIT_BOOKED', true, monday, 'VISIT_BOOKED'],
  // Somebody else has the time.
  ['VISIT_BOOKED', false, monday, 'VISIT_OFFERED'],
  ['NO_SHOW', false, visitTime, 'NO_SHOW'],
] as const)('an undo leads back to %s (booked again: %s)', (stage, isBooked, now, expected) => {
  const move = { ...shop, at: monday, to: stage, ...(stage === 'VISIT_BOOKED' && { visitAt: visitTime }) };
  const before = movedApplication(booked(), move, terms);
  const decided = movedApplication(before, { ...shop, at: monday, to: 'APPROVED' }, terms);
  expect(undoneStage(decided, isBooked, now)).toBe(expected);
});

it('a booking is known after the decision, and none that was called off before it', () => {
  const decided = movedApplication(booked(), { ...shop, at: monday, to: 'APPROVED' }, terms);
  expect(bookingBefore(decided)).toEqual(visitTime);
  const calledOff = movedApplication(booked(), { ...shop, at: monday, to: 'VISIT_OFFERED' }, terms);
  const declined = movedApplication(calledOff, { ...shop, at: monday, to: 'DECLINED' }, terms);
  expect(bookingBefore(declined)).toBeNull();
});
