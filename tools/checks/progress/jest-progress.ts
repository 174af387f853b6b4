import { statSync } from 'node:fs';
import type { Reporter, Test, TestResult } from '@jest/reporters';
import { plannedFiles } from './jest-sequencer.ts';
import { Progress } from './progress.ts';

/** Says now and then how far jest has come, by the sizes of the test files. */
export default class JestProgress implements Pick<Reporter, 'onRunStart' | 'onTestFileResult'> {
  #progress = new Progress('jest', [], Date.now());

  onRunStart(): void {
    this.#progress = new Progress('Test files', plannedFiles.map(sizeOf), Date.now());
  }

  onTestFileResult({ path }: Test, { numFailingTests }: TestResult): void {
    const line = this.#progress.partDone(sizeOf(path), numFailingTests, Date.now());
    if (line) process.stderr.write(`${line}\n`);
  }
}

function sizeOf(path: string): number {
  return statSync(path).size;
}
