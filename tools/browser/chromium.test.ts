import { chromiumSources, findChromium } from './chromium.ts';

const none = (name: string) => ({ name, find: () => 'not there' });

test('the first source that has a browser is taken, and no later one is tried', () => {
  const later = {
    name: 'later',
    find: (): string => {
      throw new Error('was asked although a browser had been found');
    },
  };
  const path = findChromium([none('first'), { name: 'second', find: () => ({ path: '/chromium' }) }, later]);
  expect(path).toBe('/chromium');
});

test('where there is none, the failure lists all that was tried', () => {
  expect(() => findChromium([none('PATH'), none('download')])).toThrow(
    /PATH: not there\n {2}- download: not there/,
  );
});

test('CHROME_PATH that can not be run is said to be so', () => {
  const [setting] = chromiumSources({ CHROME_PATH: '/no/such/chrome' });
  expect(setting?.find()).toBe("/no/such/chrome can't be run");
});
