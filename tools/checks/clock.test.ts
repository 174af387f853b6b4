import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../../server/src');

/** A time by the clock of the machine: `Date.now()`, or a date of nothing. */
const machineClock = /\bDate\.now\b|\bnew Date\(\)/;

/** The one file that may: it measures the difference between the two. */
const DATABASE_CLOCK_FILE = 'database/database-clock.ts';

test('no time of the server comes from the clock of its machine', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const having = files.filter((file) => machineClock.test(readFileSync(join(source, file), 'utf8')));
  expect(having).toEqual([DATABASE_CLOCK_FILE]);
});
