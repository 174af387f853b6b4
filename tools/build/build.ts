import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { StartError } from '../../packages/local-stack/system/start-error.ts';
import { readCommandLine } from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';

/** `npm run build`: server and client into dist/, each where its sources changed; with `--server` the server alone. */
const isServerOnly = readCommandLine(
  'npm run build',
  { options: { server: { type: 'boolean', default: false } } },
  ({ values }) => values.server,
);
try {
  const targets = isServerOnly ? [serverTarget] : [serverTarget, clientTarget];
  const built = await buildStaleTargets(targets, terminalConsole(neverInterrupted));
  if (built.length === 0 && !isServerOnly) console.log('dist/ is up to date.');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
