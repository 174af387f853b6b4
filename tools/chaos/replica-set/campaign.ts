import type { ReplicaFaultName } from './faults.ts';
import { type ReplicaParts, startReplicaParts } from './parts.ts';
import type { ReplicaRunReport } from './run.ts';
import { ReplicaSeries, replicaPlanAt, replicaReplayCommand } from './series.ts';
import { renderReplicaSummary } from './summary.ts';

export interface ReplicaCampaign {
  readonly runs: number;
  readonly seed: number;
  readonly fault: ReplicaFaultName | undefined;
  readonly isVerbose: boolean;
}

/** Faults of a replica set, one after the other. @returns whether no run had a violation */
export async function runReplicaCampaign({
  runs,
  seed,
  fault,
  isVerbose,
}: ReplicaCampaign): Promise<boolean> {
  const begin = performance.now();
  const reports: ReplicaRunReport[] = [];
  await withReplicaParts(async (parts) => {
    const series = new ReplicaSeries(parts);
    try {
      for (let next = seed; next < seed + runs; next++) {
        const report = await series.run(replicaPlanAt(next, fault));
        reports.push(report);
        printReport(report, reports.length, isVerbose);
      }
    } finally {
      await series.stop();
    }
  });
  console.log(renderReplicaSummary(reports, performance.now() - begin));
  return reports.every(({ violations }) => violations.length === 0);
}

export async function withReplicaParts<T>(work: (parts: ReplicaParts) => Promise<T>): Promise<T> {
  const parts = await startReplicaParts();
  try {
    return await work(parts);
  } finally {
    await parts.stop();
  }
}

function printReport(report: ReplicaRunReport, done: number, isVerbose: boolean): void {
  const { fault, seed, violations, isFaultInjected, recoveryMs, ms } = report;
  const rules = [...new Set(violations.map(({ rule }) => rule))].join(', ');
  const missed = isFaultInjected ? '' : ' (the fault did not come about)';
  console.log(
    `${done}. ${fault} seed ${seed}: ${rules || 'books agree'}${missed}, recovered in ${recoveryMs} ms, ${(ms / 1000).toFixed(1)} s`,
  );
  if (!rules && !isVerbose) return;
  console.log(report.log);
  console.log(`Again: ${replicaReplayCommand(report)}`);
}
