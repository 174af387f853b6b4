import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine in one line, and how busy it was before anything was measured. */
export function describeMachine(mongod: string): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return (
    `${cpus().length} × ${cpu?.model.trim() || arch()}, ${memory} GB, ${type()} ${release()}, ` +
    `Node ${process.versions.node}, mongod ${mongod}, load before the run ${loadavg()[0]?.toFixed(1)}`
  );
}
