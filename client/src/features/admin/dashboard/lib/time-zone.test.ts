import { browserTimeZone, utcOffset } from './time-zone.ts';

function momentIn(minutesBehindUtc: number): Date {
  return Object.assign(new Date(0), { getTimezoneOffset: () => minutesBehindUtc });
}

function browserSays(timeZone: string | undefined) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

afterEach(() => jest.restoreAllMocks());

describe('the time zone that the overview is asked in', () => {
  it('is the browser’s, by its name', () => {
    browserSays('Africa/Cairo');
    expect(browserTimeZone()).toBe('Africa/Cairo');
  });

  it.each(['Etc/Unknown', undefined, ''])(
    'is the browser’s distance from UTC where it calls it %j',
    (name) => {
      browserSays(name);
      expect(browserTimeZone()).toBe(utcOffset(new Date()));
    },
  );

  it.each([
    [0, '+00:00'],
    [-330, '+05:30'],
    [210, '-03:30'],
    [-840, '+14:00'],
    [44, '-00:44'],
  ])('%d minutes behind UTC is %s', (minutes, offset) => {
    expect(utcOffset(momentIn(minutes))).toBe(offset);
  });
});
