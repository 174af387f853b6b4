import { DistantClock, type Reading } from './distant-clock.ts';

/** Milliseconds that this process has run. */
let ran: number;
beforeEach(() => {
  ran = 1000;
});

/** A reading made now. @param tookMs on the way there and back, all of it on the way back */
function shown(time: number, tookMs = 0): Reading {
  return { shown: time, askedAt: ran, answeredAt: ran + tookMs };
}

function clockOf(...readings: readonly Reading[]): DistantClock {
  const clock = new DistantClock(() => ran);
  clock.set(readings);
  return clock;
}

it('that nobody has read says nothing', () => {
  expect(clockOf().now()).toBeNull();
});

it('goes on from what it showed', () => {
  const clock = clockOf(shown(50_000));
  ran += 700;
  expect(clock.now()).toBe(50_700);
});

it('is taken to have shown it halfway through the reading', () => {
  expect(clockOf({ shown: 50_000, askedAt: ran - 40, answeredAt: ran }).now()).toBe(50_020);
});

it('is read by the fastest of several answers', () => {
  expect(clockOf(shown(50_000, 800), shown(50_000, 2), shown(50_000, 300)).now()).toBe(49_999);
});

it('is read at the first time whatever time it took, and later only by answers that are exact enough', () => {
  const clock = clockOf(shown(50_000, 3000));
  expect(clock.now()).toBe(48_500);
  clock.set([shown(60_000, 1200)]);
  expect(clock.now()).toBe(48_500);
});

it('never goes back by what a reading was off, and stands still meanwhile', () => {
  const clock = clockOf(shown(50_000));
  expect(clock.now()).toBe(50_000);
  clock.set([shown(49_700)]);
  const times = [0, 100, 300, 500].map((later) => {
    ran = 1000 + later;
    return clock.now();
  });
  expect(times).toEqual([50_000, 50_000, 50_000, 50_200]);
});

it('goes ahead at once', () => {
  const clock = clockOf(shown(50_000));
  expect(clock.now()).toBe(50_000);
  clock.set([shown(50_400)]);
  expect(clock.now()).toBe(50_400);
});

it('goes back where it was set back by more than any reading is off', () => {
  const clock = clockOf(shown(90_000_000));
  expect(clock.now()).toBe(90_000_000);
  clock.set([shown(50_000)]);
  expect(clock.now()).toBe(50_000);
});
