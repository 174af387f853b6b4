import { defineConfig } from '@playwright/test';
import { chromiumSources, findChromium } from './tools/browser/chromium.ts';

/** Browser tests on the real thing: `npm start` with a demo shop of its own, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'e2e/artifacts',
  globalSetup: './e2e/support/open-shop.ts',
  // They share one shop, and the machine's two cores with it.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // No test is about time, and a machine that is shared may stand still for seconds.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'e2e/artifacts/report.json' }]],
  use: {
    baseURL: process.env.SHOP_URL,
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
