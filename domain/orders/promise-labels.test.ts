import { isPromiseOver, promiseText, shortPromiseText, zoneNamer } from './promise-labels.ts';

const timeZone = 'America/New_York';
const noZone = () => '';
const wednesday = { from: '2026-11-25', until: '2026-11-25' };
const evening = { ...wednesday, dueAt: new Date('2026-11-26T02:00:00Z') };

it.each([
  ['days', { from: '2026-11-30', until: '2026-12-02', dueAt: null }, 'Monday, Nov 30 to Wednesday, Dec 2'],
  ['one day', { ...wednesday, dueAt: null }, 'Wednesday, Nov 25'],
  ['an hour', evening, 'By 9 PM on Wednesday, Nov 25'],
  ['midnight', { ...evening, dueAt: new Date('2026-11-26T05:00:00Z') }, 'By midnight on Wednesday, Nov 25'],
])('says %s', (_case, days, text) => {
  expect(promiseText(days, timeZone, noZone).replaceAll('\u202f', ' ')).toBe(text);
});

it('names the zone of the shop for who reads it elsewhere', () => {
  const text = promiseText(evening, timeZone, zoneNamer(timeZone));
  expect(text.replaceAll('\u202f', ' ')).toBe('By 9 PM EST on Wednesday, Nov 25');
});

it.each([
  ['days', { from: '2026-11-30', until: '2026-12-02', dueAt: null }, 'Nov 30 – Dec 2'],
  ['one day', { ...wednesday, dueAt: null }, 'Nov 25'],
  ['an hour', evening, 'Nov 25 by 9 PM EST'],
])('says %s in short', (_case, days, text) => {
  expect(shortPromiseText(days, timeZone, zoneNamer(timeZone)).replaceAll('\u202f', ' ')).toBe(text);
});

const days = { from: '2026-11-30', until: '2026-12-02', dueAt: null };

it.each([
  ['on its last day', days, '2026-12-02T23:00:00-05:00', '2026-12-02', false],
  ['on the day after', days, '2026-12-03T00:01:00-05:00', '2026-12-03', true],
  ['a minute before its hour', evening, '2026-11-26T01:59:00Z', '2026-11-25', false],
  ['a minute after its hour', evening, '2026-11-26T02:01:00Z', '2026-11-25', true],
])('knows %s whether it is over', (_case, promised, now, today, isOver) => {
  expect(isPromiseOver(promised, new Date(now), today)).toBe(isOver);
});
