import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { listenForInterruption } from '../../packages/local-stack/terminal/interruption.ts';
import { replaceBetweenMarkers } from './report/markers.ts';
import { type Page, renderPage } from './report/page.ts';
import { partNames, Run } from './run.ts';
import { openEnvironment } from './setup/environment.ts';

const usage =
  'npm run bench -- [--full] [--write] [--items 10000] [--parts reads,scaling] [--only list] [--rounds N] [--seconds N]';

/** The shop measured beside its limits, in one run. */
const { plan, isWritten } = readCommandLine(
  usage,
  {
    options: {
      full: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      items: { type: 'string', default: '10000' },
      parts: { type: 'string', default: partNames.join(',') },
      only: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '2' },
    },
  },
  ({ values }) => ({
    plan: {
      items: wholeNumber('--items', values.items),
      isFull: values.full,
      parts: new Set(values.parts.split(',').map((part) => oneOf('--parts', partNames, part))),
      only: values.only?.split(',') ?? null,
      rounds: wholeNumber('--rounds', values.rounds ?? (values.full ? '5' : '3')),
      seconds: wholeNumber('--seconds', values.seconds),
    },
    isWritten: values.write,
  }),
);

const interruption = listenForInterruption();
const console = terminalConsole(interruption);
const startedAt = performance.now();
await buildStaleTargets([serverTarget, clientTarget], console);
const environment = await openEnvironment();
interruption.signal.addEventListener('abort', async () => {
  await environment.close();
  process.exit(130);
});
try {
  const results = await new Run(environment, plan, console.progress).results();
  const page = renderPage(results);
  if (results.errors.length > 0) process.exitCode = 1;
  console.say(page.text);
  if (isWritten) await writePage(page);
  console.say(`\nTook ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
} finally {
  await environment.close();
}

async function writePage({ text, charts }: Page): Promise<void> {
  const folder = join(projectRoot, 'docs/performance');
  const path = join(folder, 'results.md');
  await writeFile(path, replaceBetweenMarkers(await readFile(path, 'utf8'), text));
  for (const [name, chart] of Object.entries(charts)) await writeFile(join(folder, name), chart);
}
