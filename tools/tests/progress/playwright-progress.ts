import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { Progress } from './progress.ts';

/** Says now and then how far Playwright has come. */
export default class PlaywrightProgress implements Reporter {
  #progress = new Progress('Browser tests', [], Date.now());

  onBegin(_config: FullConfig, suite: Suite): void {
    const weights = suite.allTests().map(() => 1);
    this.#progress = new Progress('Browser tests', weights, Date.now());
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const line = this.#progress.partDone(1, status === test.expectedStatus ? 0 : 1, Date.now());
    if (line) console.log(line);
  }
}
