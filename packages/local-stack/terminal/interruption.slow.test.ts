import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../commands/launch.test-kit.ts';
import { findParent, findProcess, isRunning, type ProcessIdentity } from '../system/process-identity.ts';

/** Of the process itself, every half a second: twice as many as it takes to notice that npm is gone. */
const SETTLING_TICKS = 5;
/** As many as it takes until a Ctrl-C is no echo of the one before. */
const ECHO_TICKS = 3;
/** Just before the test's own limit. */
const PATIENCE_MS = 290_000;

/** Waits as `npm start` does, and says in a file how it came to its end. */
const waiting = `
  import { appendFileSync } from 'node:fs';
  import { listenForInterruption } from '${join(__dirname, 'interruption.ts')}';
  const say = (text) => appendFileSync(process.env.SAID, text + '\\n');
  const { signal, onForcedStop } = listenForInterruption();
  onForcedStop(() => say('hurried'));
  signal.addEventListener('abort', () => {
    say('asked to stop');
    if (!process.env.LINGERS) process.exit();
  });
  say('pid ' + process.pid);
  setInterval(() => appendFileSync(process.env.SAID + '.ticks', '.'), 500);
`;

let folder: string;
let said: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-npm-'));
  said = join(folder, 'said');
  await writeFile(said, '');
  await writeFile(join(folder, 'waiting.mjs'), waiting);
  const run = 'node waiting.mjs';
  const scripts = {
    start: `exec ${run}`,
    dev: `exec ${run} --watch`,
    shell: run,
    inner: `sh -c '${run} & wait'`,
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'waiting', scripts }));
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  const pid = await findPid();
  if (pid && findProcess(pid)) process.kill(pid, 'SIGKILL');
  // It may still write while it ends.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const saidSoFar = () => readFile(said, 'utf8');

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It said no more than: ${await saidSoFar()}`);
    await sleep(30);
  }
}

const says = (text: string) => until(async () => (await saidSoFar()).includes(text));

async function findPid(): Promise<number> {
  return Number(/^pid (\d+)$/m.exec(await saidSoFar())?.[1] ?? 0);
}

/** Runs a shell's lines in the folder with the package, as from a terminal of its own or as a script. */
function runLines(lines: string, env: Record<string, string> = {}): ChildProcess {
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const node = join(process.execPath, '..');
  const child = spawn('sh', ['-c', lines], {
    cwd: folder,
    env: { ...Object.fromEntries(outer), PATH: `${node}:${process.env.PATH}`, SAID: said, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  started.push(child);
  return child;
}

async function theWaiting(): Promise<ProcessIdentity> {
  await until(async () => findProcess(await findPid()) !== null);
  return findProcess(await findPid()) as ProcessIdentity;
}

/** Whoever started a process; never one that a signal to it would reach too many with. */
function starterOf(pid: number): number {
  const parent = findParent(pid);
  if (!parent || parent === 1) throw new Error(`Nobody is left who started ${pid}`);
  return parent;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) throw new Error('The shell did not start');
  process.kill(-pid, signal);
}

/** Waits by the clock of a process that may be slow, and ends with it. */
async function pass(waitingOne: ProcessIdentity, count: number): Promise<void> {
  const ticks = async () => (await stat(`${said}.ticks`).catch(() => ({ size: 0 }))).size;
  const enough = (await ticks()) + count;
  await until(async () => !isRunning(waitingOne) || (await ticks()) >= enough);
}

const goesOn = async (waitingOne: ProcessIdentity) => {
  await pass(waitingOne, SETTLING_TICKS);
  expect(await saidSoFar()).not.toContain('asked to stop');
  expect(isRunning(waitingOne)).toBe(true);
};

const stops = async (waitingOne: ProcessIdentity) => {
  await waitUntil(
    () => !isRunning(waitingOne),
    () => 'It goes on.',
    PATIENCE_MS,
  );
  expect(await saidSoFar()).toContain('asked to stop');
};

describe('started by a script that then ends, it goes on', () => {
  it.each([
    ['in the background', 'npm start &'],
    ['with nohup', 'nohup npm start &'],
    ['with setsid', 'setsid npm start &'],
    ['with another input and output', 'npm start </dev/null >out.txt 2>&1 &'],
    ['with all of them', 'setsid nohup npm start </dev/null >out.txt 2>&1 &'],
    ['as npm run dev', 'npm run dev &'],
    ['in a shell of npm', 'npm run shell &'],
    ['by a script of npm that starts it in the background', 'npm run inner &'],
  ])('%s', async (_how, line) => {
    const script = runLines(`${line}\nwhile ! grep -q pid "$SAID"; do sleep 0.1; done`);
    await once(script, 'exit');
    await goesOn(await theWaiting());
  });
});

describe('the end of npm', () => {
  it.each(['start', 'run dev'])('killed, ends what npm %s started', async (script) => {
    runLines(`npm ${script}`);
    const waitingOne = await theWaiting();
    process.kill(starterOf(waitingOne.pid), 'SIGKILL');
    await stops(waitingOne);
  });

  it('killed, ends what it started through a shell', async () => {
    runLines('npm run shell');
    const waitingOne = await theWaiting();
    process.kill(starterOf(starterOf(waitingOne.pid)), 'SIGKILL');
    await stops(waitingOne);
  });

  it('asked to stop, is handed on', async () => {
    runLines('npm start');
    const waitingOne = await theWaiting();
    process.kill(starterOf(waitingOne.pid), 'SIGTERM');
    await stops(waitingOne);
  });
});

describe('a terminal that is closed', () => {
  /** What the kernel, or the shell of that terminal, sends to everything that was started from it. */
  const hangUp = (group: ChildProcess) => signalGroup(group, 'SIGHUP');

  it.each([
    ['the npm that nohup runs', 'exec nohup npm start'],
    ['what nohup runs without npm', 'exec nohup node waiting.mjs'],
  ])(
    'leaves %s alone (npm itself excepted: Node makes it forget what nohup asked for)',
    async (_what, line) => {
      const group = runLines(line);
      const waitingOne = await theWaiting();
      hangUp(group);
      await goesOn(waitingOne);
    },
  );

  it('ends what was started from it', async () => {
    // `script` gives it a terminal, and takes that along when it is killed.
    const terminal = runLines(`exec script -qec 'npm start' /dev/null`);
    const waitingOne = await theWaiting();
    terminal.kill('SIGKILL');
    await stops(waitingOne);
  });
});

describe('Ctrl-C', () => {
  const pressCtrlC = (group: ChildProcess) => signalGroup(group, 'SIGINT');

  it('counts once, although npm hands it on as well, and forces the stop at the second', async () => {
    const group = runLines('npm start', { LINGERS: 'yes' });
    const waitingOne = await theWaiting();
    pressCtrlC(group);
    await says('asked to stop');
    await pass(waitingOne, ECHO_TICKS);
    expect(await saidSoFar()).toMatch(/^pid \d+\nasked to stop\n$/);
    pressCtrlC(group);
    await says('hurried');
    await pass(waitingOne, ECHO_TICKS);
    expect(await saidSoFar()).toMatch(/asked to stop\nhurried\n$/);
  });
});
