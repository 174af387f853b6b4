import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { OtherBrowser } from './driven-browser.ts';

/** Firefox as it is distributed, over WebDriver BiDi, which it speaks itself. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: [['firefox-esr', 'firefox']],
  async start([executablePath]) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
    });
    const page = await browser.newPage();
    return {
      open: async (address) => {
        await page.goto(address);
      },
      reload: async () => {
        await page.reload();
      },
      address: async () => page.url(),
      ask: (question) => page.evaluate(question),
      runProgram: async (source) => {
        await page.evaluate(source);
      },
      element: async (find, given) => {
        const handle = await page.evaluateHandle(find, given);
        return handle.asElement() as ElementHandle<Element> | null;
      },
      close: () => browser.close(),
    };
  },
};
