import { filesFor, inStages, type TestFile } from './test-files.ts';

function aFile(path: string, height: TestFile['height'], ring: TestFile['ring'] = 'first'): TestFile {
  return { path, height, ring };
}

const unit = aFile('domain/pricing/refund.test.ts', 'unit');
const other = aFile('domain/orders/refund.test.ts', 'unit');
const page = aFile('client/src/pages/refund.page.test.tsx', 'client');
const server = aFile('server/test/payments/refunds.test.ts', 'integration');
const slow = aFile('server/test/slow/refund.slow.test.ts', 'integration', 'slow');
const browser = aFile('e2e/orders/refund.e2e.ts', 'browser');
const all = [browser, slow, server, page, other, unit];

describe('the test files of a pattern', () => {
  it.each([
    ['refund', [browser, slow, page, other, unit]],
    ['pricing/refund', [unit]],
    ['refunds', [server]],
    ['server/test/payments/refunds', [server]],
  ])('%s', (pattern, expected) => {
    expect(filesFor({ name: 'one', tests: [pattern] }, all)).toEqual(expected);
  });

  it('are there', () => {
    expect(() => filesFor({ name: 'one', tests: ['refund', 'fund'] }, all)).toThrow(
      '"one": no test file is called fund',
    );
  });
});

it('tries what costs least first, and the browser last', () => {
  expect(inStages(all)).toEqual([[other, unit], [page], [server], [slow], [browser]]);
});
