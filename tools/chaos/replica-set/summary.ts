import { replicaFaultNames, replicaFaults } from './faults.ts';
import type { ReplicaRunReport } from './run.ts';

/** A campaign on a replica set as a table. */
export function renderReplicaSummary(reports: readonly ReplicaRunReport[], ms: number): string {
  const rows = replicaFaultNames.map((name) => {
    const runs = reports.filter(({ fault }) => fault === name);
    return `| ${name} | ${replicaFaults[name].what} | ${recoveryFigures(runs)} |`;
  });
  return [
    '| fault | what is done to the replica set | runs | hit | slowest recovery of a server | runs with a violation |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    `| all | | ${recoveryFigures(reports)} |`,
    '',
    `${(ms / 60_000).toFixed(1)} minutes.`,
  ].join('\n');
}

function recoveryFigures(runs: readonly ReplicaRunReport[]): string {
  const hit = runs.filter(({ isFaultInjected }) => isFaultInjected).length;
  const slowest = Math.max(0, ...runs.map(({ recoveryMs }) => recoveryMs));
  const failed = runs.filter(({ violations }) => violations.length > 0).length;
  return `${runs.length} | ${hit} | ${(slowest / 1000).toFixed(1)} s | ${failed}`;
}
