import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { readCommandLine } from '../../packages/local-stack/terminal/command-line.ts';
import { lastLine, sum, type Tally } from '../tests/tally.ts';
import { type Check, checks } from './checks.ts';

/** `npm run check`: all that must hold before a change is done; `--without-tests` leaves those out. */
const hasTests = readCommandLine(
  'npm run check -- [--without-tests]',
  { options: { 'without-tests': { type: 'boolean', default: false } } },
  ({ values }) => !values['without-tests'],
);

const tallies: Tally[] = [];
for (const check of checks) tallies.push(await verify(check));
if (hasTests) tallies.push(await runTests());

const total = sum(tallies);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function verify({ name, verify }: Check): Promise<Tally> {
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
  try {
    await verify();
    console.log(`✓ ${name} (${seconds()} s)`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    const said = `${stdout ?? ''}${stderr ?? ''}`.trim() || message;
    console.log(`✗ ${name} (${seconds()} s)\n\n${said}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** All tests together count as one check here; their own numbers stand above. */
async function runTests(): Promise<Tally> {
  const tests = spawn(process.execPath, [join(projectRoot, 'tools/tests/main.ts')], { stdio: 'inherit' });
  const [exitCode] = await once(tests, 'exit');
  console.log(`${exitCode === 0 ? '✓' : '✗'} tests`);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
