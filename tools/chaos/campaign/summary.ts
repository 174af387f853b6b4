import { pointNames, points } from '../faults/points.ts';
import type { RunReport } from './run.ts';

/** A campaign as a table. */
export function renderSummary(reports: readonly RunReport[], ms: number): string {
  const rows = pointNames.map((name) => {
    const runs = reports.filter(({ point }) => point === name);
    const hit = runs.filter(({ isFaultInjected }) => isFaultInjected).length;
    const failed = runs.filter(({ violations }) => violations.length > 0).length;
    return `| ${name} | ${points[name].what} | ${runs.length} | ${hit} | ${total(runs, 'kills')} | ${failed} |`;
  });
  const failed = reports.filter(({ violations }) => violations.length > 0).length;
  const hit = reports.filter(({ isFaultInjected }) => isFaultInjected).length;
  const mongod = reports.filter(({ isMongodKilled }) => isMongodKilled).length;
  return [
    '| point | where it hits | runs | hit | servers killed | runs with a violation |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    `| all | | ${reports.length} | ${hit} | ${total(reports, 'kills')} | ${failed} |`,
    '',
    `${mongod} runs with a killed mongod, ${total(reports, 'internalErrors')} answers INTERNAL, ` +
      `${(ms / 60_000).toFixed(1)} minutes.`,
  ].join('\n');
}

function total(reports: readonly RunReport[], field: 'kills' | 'internalErrors'): number {
  return reports.reduce((sum, report) => sum + report[field], 0);
}
