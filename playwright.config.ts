import { defineConfig } from '@playwright/test';
import { shopOfWorker } from './e2e/support/shop-of-worker.ts';
import { chromiumSources, findChromium } from './tools/browser/chromium.ts';

/** Browser tests on the real thing: `npm start` with a demo shop for each worker, in Chromium. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  projects: [
    // What every change runs: `playwright test --project=journeys`.
    { name: 'journeys', testDir: 'e2e/journeys', timeout: 180_000 },
    // What needs a browser too and can wait for the night, on a machine that others may keep busy.
    { name: 'nightly', testDir: 'e2e/nightly', timeout: 240_000 },
  ],
  outputDir: 'e2e/artifacts',
  globalSetup: './e2e/support/open-shop.ts',
  // The tests wait more than they reckon: on two cores two workers keep both busy.
  workers: 2,
  // The files of one worker share its shop, one after the other.
  fullyParallel: false,
  forbidOnly: true,
  // No test is about time, and a machine that is shared may stand still for seconds.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./tools/tests/progress/playwright-progress.ts'],
    ['json', { outputFile: 'e2e/artifacts/report.json' }],
  ],
  use: {
    baseURL: shopOfWorker()?.url,
    browserName: 'chromium',
    headless: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(chromiumSources(process.env)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // For pages that are of another machine, as far as the browser knows (e2e/journeys/platform/older-browsers.e2e.ts).
        '--host-resolver-rules=MAP plain.shop.test 127.0.0.1',
      ],
    },
  },
});
