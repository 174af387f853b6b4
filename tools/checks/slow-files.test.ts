import { slowFilesOf } from './slow-files.ts';

test('files that took more than twenty seconds are named, the slowest first', () => {
  const file = (name: string, seconds: number) => ({
    name: `/shop/${name}`,
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  });
  const testResults = [file('a.test.ts', 20), file('b.test.ts', 21), file('server/c.test.ts', 42.4)];
  expect(slowFilesOf({ testResults }, '/shop')).toEqual([
    { file: 'server/c.test.ts', seconds: 42 },
    { file: 'b.test.ts', seconds: 21 },
  ]);
});
