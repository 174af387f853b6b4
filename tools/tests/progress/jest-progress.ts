import { statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import type { Reporter, Test, TestResult } from '@jest/reporters';
import { plannedFiles } from './jest-sequencer.ts';
import { Neighbours } from './neighbours.ts';
import { Progress } from './progress.ts';

/** Says now and then how far jest has come, by the sizes of the test files, and what stood beside a file that failed. */
export default class JestProgress
  implements Pick<Reporter, 'onRunStart' | 'onTestFileStart' | 'onTestFileResult'>
{
  #progress = new Progress('jest', [], Date.now());
  readonly #neighbours = new Neighbours();

  onRunStart(): void {
    this.#progress = new Progress('Test files', plannedFiles.map(sizeOf), Date.now());
  }

  onTestFileStart({ path }: Test): void {
    this.#neighbours.begin(path, Date.now());
  }

  onTestFileResult({ path }: Test, { numFailingTests, testExecError }: TestResult): void {
    this.#neighbours.end(path, Date.now());
    if (numFailingTests > 0 || testExecError) say(this.#company(path));
    const line = this.#progress.partDone(sizeOf(path), numFailingTests, Date.now());
    if (line) say(line);
  }

  #company(path: string): string {
    const beside = this.#neighbours.of(path).map(fromHere).join(', ') || 'no other';
    const load = loadavg()[0]?.toFixed(1);
    return `${fromHere(path)} failed beside ${beside}, at a load of ${load} on ${availableParallelism()} processors.`;
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fromHere(path: string): string {
  return relative(process.cwd(), path);
}

function sizeOf(path: string): number {
  return statSync(path).size;
}
