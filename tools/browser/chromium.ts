import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt, runInstall } from './install-browser.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** One way to come by a Chromium: its path, or in short why there is none this way. */
export interface ChromiumSource {
  readonly name: string;
  find(): { path: string } | string;
}

/**
 * Finds a Chromium for the browser tests, and installs one where there is none.
 *
 * @returns the path of the program
 * @throws an Error that lists all that was tried: tests that need a browser are never skipped
 */
export function findChromium(sources: readonly ChromiumSource[]): string {
  const tried: string[] = [];
  for (const source of sources) {
    const answer = source.find();
    if (typeof answer !== 'string') return answer.path;
    tried.push(`${source.name}: ${answer}`);
  }
  throw new Error(`No Chromium was found for the browser tests. Tried:\n  - ${tried.join('\n  - ')}`);
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function chromiumSources(env: Environment): ChromiumSource[] {
  return [
    { name: 'CHROME_PATH', find: () => (env.CHROME_PATH ? asPath(env.CHROME_PATH) : 'not set') },
    { name: `${names.join(', ')} on PATH`, find: () => onPath(env.PATH ?? '') },
    { name: 'playwright’s download', find: downloaded },
    { name: 'apt-get install chromium', find: () => installedByApt(env.PATH ?? '') },
  ];
}

function asPath(path: string): { path: string } | string {
  return canRun(path) ? { path } : `${path} can't be run`;
}

function onPath(searchPath: string): { path: string } | string {
  for (const folder of searchPath.split(delimiter)) {
    const path = names.map((name) => join(folder, name)).find(canRun);
    if (folder && path) return { path };
  }
  return 'not there';
}

function downloaded(): { path: string } | string {
  const path = chromium.executablePath();
  if (existsSync(path)) return asPath(path);
  const failure = runInstall('npx', ['playwright', 'install', 'chromium']);
  return existsSync(path) ? asPath(path) : (failure ?? 'the download brought no browser');
}

function installedByApt(searchPath: string): { path: string } | string {
  return installByApt('chromium') ?? onPath(searchPath);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
