import { liveShares, MAX_MESSAGES_A_DAY, mayMessage, passportOf, shareEnd, shareRules } from './passport.ts';

const now = new Date('2026-11-28T12:00:00Z');

it.each([
  [1, true],
  [365, true],
  [0, false],
  [366, false],
  [1.5, false],
  [null, false],
])('a link for %p days: %p', (days, isTaken) => {
  expect(shareRules.safeParse({ days }).success).toBe(isTaken);
});

it('a link leads there for whole days, and at their end no more', () => {
  const endsAt = shareEnd(now, 7);
  expect(endsAt.toISOString()).toBe('2026-12-05T12:00:00.000Z');
  const shares = [{ code: 'a', endsAt }];
  expect(liveShares(shares, new Date(endsAt.getTime() - 1))).toEqual(shares);
  expect(liveShares(shares, endsAt)).toEqual([]);
  expect(liveShares(undefined, now)).toEqual([]);
});

it('finders write ten times in 24 hours', () => {
  const before = (hours: number) => ({ at: new Date(now.getTime() - hours * 3_600_000), text: 'Seen' });
  const nine = Array.from({ length: MAX_MESSAGES_A_DAY - 1 }, () => before(1));
  expect(mayMessage([...nine, before(24)], now)).toBe(true);
  expect(mayMessage([...nine, before(23)], now)).toBe(false);
});

const animal = {
  ...{ name: 'Nala', breed: 'Bengal', avoids: ['chicken'], picture: '/nala.jpg', isLost: false },
  ...{ chipNumber: '981000012345678', notes: 'Hides' },
  weights: [
    { on: '2026-01-01', kg: 4 },
    { on: '2026-02-01', kg: 4.2 },
  ],
  treatments: [
    { id: 'a', kind: 'MEDICINE', name: 'Drops', nextOn: '2026-01-02' },
    { id: 'b', kind: 'OTHER', name: 'Bath', on: '2026-01-03' },
  ] as const,
};

it('the latest papers come first', () => {
  const { weights, treatments } = passportOf(animal);
  expect(weights.map(({ kg }) => kg)).toEqual([4.2, 4]);
  expect(treatments.map(({ id }) => id)).toEqual(['b', 'a']);
});

it.each([
  ['name', true],
  ['breed', true],
  ['picture', true],
  ['avoids', true],
  ['chipNumber', false],
  ['notes', false],
  ['weights', false],
  ['treatments', false],
] as const)('of one that is lost its %s is told: %p', (field, isTold) => {
  const told = passportOf({ ...animal, isLost: true })[field];
  if (isTold) expect(told).toEqual(animal[field]);
  else expect(told ?? []).toEqual([]);
  expect(passportOf(animal)[field]).toHaveLength(animal[field].length);
});
