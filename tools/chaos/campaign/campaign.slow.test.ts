import { sharedParts } from '../../../server/test/harness/shared-parts.ts';
import { type Parts, startParts } from '../environment/parts.ts';
import { type PointName, pointNames, points } from '../faults/points.ts';
import { replayCommand, Series } from './series.ts';

/** Seeds of the short form, which ends with the first that finds its moment; `npm run chaos -- --runs N` has them all. */
const seeds = [1, 2, 3];

let parts: Parts;
let series: Series;
beforeAll(async () => {
  parts = await startParts(sharedParts().authPort);
  series = new Series(parts);
});
afterAll(async () => {
  await series.stop();
  await parts.stop();
});

const table = pointNames.map((name): [PointName, string] => [name, points[name].what]);

it.each(table)('hit at %s (%s), the shop goes quiet with books that agree', async (point) => {
  let isHit = false;
  for (const seed of seeds) {
    const report = await series.run({ point, seed });
    const rules = report.violations.map(({ rule, what }) => `${rule}: ${what}`);
    if (rules.length > 0)
      throw new Error([...rules, report.log, `Again: ${replayCommand(report)}`].join('\n'));
    isHit = report.isFaultInjected;
    if (isHit) break;
  }
  // A fault that never finds its moment would prove nothing.
  expect(isHit).toBe(true);
});
