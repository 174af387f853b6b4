import { StartError } from '../system/start-error.ts';
import { readCommandLine } from '../terminal/command-line.ts';
import { terminalConsole } from '../terminal/console.ts';
import { listenForInterruption } from '../terminal/interruption.ts';
import { openShop } from './open-shop.ts';

/** `npm start`: the whole shop, in the foreground, until Ctrl-C; with `--watch` (`npm run dev`) it follows its sources. */
const isWatching = readCommandLine(
  'npm start, or npm run dev; README.md has the settings that both take from the environment',
  { options: { watch: { type: 'boolean', default: false } } },
  ({ values }) => values.watch,
);
const console = terminalConsole(listenForInterruption());
try {
  process.exitCode = await openShop({ env: process.env, console, isWatching });
} catch (error) {
  const isForPeople = error instanceof StartError;
  console.complain(isForPeople ? error.message : `The shop could not start: ${(error as Error).stack}`);
  process.exitCode = 1;
}
// Whatever still waits (a half-done look for a download) must not keep the terminal.
process.exit();
