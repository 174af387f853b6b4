import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { Builder, type WebElement } from 'selenium-webdriver';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import type { OtherBrowser } from './driven-browser.ts';

/** What GTK's WebKit shows pages in; it has no mode without a screen, so it gets one that nobody sees. */
export const webkit: OtherBrowser = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: [
    ['WebKitWebDriver'],
    [
      'MiniBrowser',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    ],
    ['Xvfb'],
  ],
  async start([driverPath = '', binary = '', screenPath = '']) {
    const [port] = await findFreePorts(1);
    const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await firstLine(screen);
    const service = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    });
    const end = async () => {
      for (const program of [service, screen]) await stop(program);
    };
    try {
      await answers(`http://127.0.0.1:${port}/status`);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
      return {
        open: (address) => driver.get(address),
        reload: () => driver.navigate().refresh(),
        address: () => driver.getCurrentUrl(),
        ask: (question) => driver.executeScript(question),
        runProgram: (source) => driver.executeScript(source),
        element: async (find, given) => {
          const found = await driver.executeScript<WebElement | null>(find, given);
          return (
            found && {
              click: () => found.click(),
              type: (text) => found.sendKeys(text),
            }
          );
        },
        close: async () => {
          await driver.quit();
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Nothing can be heard of the screen.');
  for await (const line of createInterface(stdout)) return line;
  throw new Error('The screen for WebKitGTK ended before it had a number.');
}

const START_TIMEOUT_MS = 30_000;

function answers(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  return expect.poll(isThere, { timeout: START_TIMEOUT_MS, message: 'WebKitWebDriver answers' }).toBe(true);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
}
