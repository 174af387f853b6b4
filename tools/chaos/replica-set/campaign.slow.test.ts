import { sharedParts } from '../../../server/test/harness/shared-parts.ts';
import { type ReplicaFaultName, replicaFaultNames, replicaFaults } from './faults.ts';
import { type ReplicaParts, startReplicaParts } from './parts.ts';
import { ReplicaSeries, replicaReplayCommand } from './series.ts';

/** Of the short form; `npm run chaos -- --replica-set --runs N` has as many as are wanted. */
const SEED = 1;

let parts: ReplicaParts;
let series: ReplicaSeries;
beforeAll(async () => {
  parts = await startReplicaParts(sharedParts().authPort);
  series = new ReplicaSeries(parts);
});
afterAll(async () => {
  await series.stop();
  await parts.stop();
});

const table = replicaFaultNames.map((name): [ReplicaFaultName, string] => [name, replicaFaults[name].what]);

it.each(table)('%s: %s; nothing is lost, and the servers recover by themselves', async (fault) => {
  const report = await series.run({ fault, seed: SEED });
  const rules = report.violations.map(({ rule, what }) => `${rule}: ${what}`);
  if (rules.length > 0) {
    throw new Error([...rules, report.log, `Again: ${replicaReplayCommand(report)}`].join('\n'));
  }
  expect(report.isFaultInjected).toBe(true);
});
