import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByAptMeanwhile } from '../../../tools/browser/install-browser.ts';
import type { OtherBrowser } from './driven-browser.ts';

/** Whether BROWSERS_NOT_HERE, a list parted by commas, says that this machine does not have it. */
export function isSaidToBeMissing(
  { name }: OtherBrowser,
  list = process.env.BROWSERS_NOT_HERE ?? '',
): boolean {
  return list.split(',').some((one) => one.trim().toLowerCase() === name.toLowerCase());
}

/**
 * Where its programs are, which are installed where they are not there and may be.
 *
 * @throws Error that says how to get it: no browser is left out only because it is not there
 */
export async function pathsOf({ name, packages, programs }: OtherBrowser): Promise<string[]> {
  const find = () => programs.map((names) => names.flatMap(placesOf).find(canRun));
  const isThere = (paths: readonly (string | undefined)[]): paths is string[] => !paths.includes(undefined);
  const present = find();
  if (isThere(present)) return present;

  const failure = await installByAptMeanwhile(...packages);
  const installed = find();
  if (isThere(installed)) return installed;
  throw new Error(
    `${name} is not on this machine. \`apt-get install ${packages.join(' ')}\` would bring it ` +
      `(${failure ?? 'and did, but not its programs'}); where it can't be had, say BROWSERS_NOT_HERE=${name}.`,
  );
}

function placesOf(program: string): string[] {
  if (program.startsWith('/')) return [program];
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
