import { defineConfig } from '@playwright/test';
import { shopOfWorker } from './e2e/support/shop-of-worker.ts';
import { chromiumSources, findChromium } from './tools/browser/chromium.ts';

/** Browser tests on the real thing: `npm start` with a demo shop for each worker, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'e2e/artifacts',
  globalSetup: './e2e/support/open-shop.ts',
  // The tests wait more than they reckon: on two cores two workers keep both busy.
  workers: 2,
  // The files of one worker share its shop, one after the other.
  fullyParallel: false,
  forbidOnly: true,
  // No test is about time, and a machine that is shared may stand still for seconds.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'e2e/artifacts/report.json' }]],
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
        // For pages that are of another machine, as far as the browser knows (e2e/platform/older-browsers.e2e.ts).
        '--host-resolver-rules=MAP plain.shop.test 127.0.0.1',
      ],
    },
  },
});
