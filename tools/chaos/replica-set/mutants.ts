import { applyPatches } from '../campaign/mutants.ts';
import type { PlantedBug } from '../campaign/planted-bug.ts';
import { withReplicaParts } from './campaign.ts';
import type { ReplicaFaultName } from './faults.ts';
import type { ReplicaParts } from './parts.ts';
import type { ReplicaRunReport } from './run.ts';
import { ReplicaSeries } from './series.ts';

/** A bug that only a replica set shows. */
export interface ReplicaMutant extends PlantedBug {
  readonly fault: ReplicaFaultName;
  readonly seed: number;
}

/** Most runs until a planted bug must have been noticed. */
const MAX_RUNS = 10;

export const replicaMutants: readonly ReplicaMutant[] = [
  {
    name: 'what the primary alone has is acknowledged',
    patches: [
      {
        file: 'database/database.js',
        find: "readConcern: { level: 'snapshot' },\n                writeConcern: { w: 'majority' },",
        replacement: "readConcern: { level: 'local' },\n                writeConcern: { w: 1 },",
      },
    ],
    fault: 'R6',
    seed: 0,
  },
];

/** Looks for a planted bug. @returns the run that noticed it; null when none did */
export async function runReplicaUntilDetected(
  parts: ReplicaParts,
  mutant: ReplicaMutant,
): Promise<ReplicaRunReport | null> {
  const series = new ReplicaSeries(parts, { main: await applyPatches(parts, mutant) });
  try {
    for (let seed = mutant.seed; seed < mutant.seed + MAX_RUNS; seed++) {
      const report = await series.run({ fault: mutant.fault, seed });
      if (report.violations.length > 0) return report;
    }
    return null;
  } finally {
    await series.stop();
  }
}

/** Plants every bug with this in its name; the exit code says whether all were noticed. */
export async function runReplicaMutants(part: string, isVerbose: boolean): Promise<void> {
  await withReplicaParts(async (parts) => {
    for (const mutant of replicaMutants.filter(({ name }) => name.includes(part))) {
      const report = await runReplicaUntilDetected(parts, mutant);
      if (!report) process.exitCode = 1;
      const rules = [...new Set(report?.violations.map(({ rule }) => rule))].join(', ');
      console.log(
        report
          ? `| ${mutant.name} | ${rules} | ${report.fault}, seed ${report.seed} |`
          : `| ${mutant.name} | NOT NOTICED | |`,
      );
      if (report && isVerbose) console.log(report.log);
    }
  });
}
