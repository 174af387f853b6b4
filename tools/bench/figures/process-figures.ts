import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, in milliseconds; NaN where the system has no /proc. */
export function cpuMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process, in megabytes: now, and at most since it started. NaN where there is no /proc. */
export function memoryMb(pid: number): { readonly now: number; readonly peak: number } {
  const status = read(`/proc/${pid}/status`);
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** Time of all processors since the machine started, in ticks. */
export interface ProcessorTime {
  /** What there was work for, whether it was done or not. */
  readonly wanted: number;
  /** What the host of a virtual machine gave to others meanwhile. */
  readonly stolen: number;
}

/** Nothing where the system has no /proc. */
export function processorTime(): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    read('/proc/stat').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return { wanted: user + nice + system + irq + softirq + stolen, stolen };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
