import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from '../system/process-identity.ts';
import type { Console } from '../terminal/console.ts';
import { neverInterrupted } from '../terminal/interruption.ts';
import { readyMessage, startProcess } from './managed-process.ts';
import type { Member } from './pid-registry.ts';
import { createSupervisor, type Part } from './supervisor.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-parts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A console that records its lines. */
function listener(): Console & { lines: string[] } {
  const lines: string[] = [];
  const keep = (text: string) => void lines.push(text);
  const { signal: interrupted, onForcedStop } = neverInterrupted;
  return { lines, say: keep, progress: keep, complain: keep, interrupted, onForcedStop };
}

const stays = "process.send({ type: 'ready' }); setInterval(() => {}, 1000);";
const diesSoon = "process.send({ type: 'ready' }); setTimeout(() => process.exit(7), 30);";
const notesItsEnd = (name: string) =>
  `process.on('SIGTERM', () => { require('fs').appendFileSync(process.argv[1], '${name} '); process.exit(0); }); ${stays}`;
const ignoresWishes = `process.on('SIGTERM', () => {}); ${stays}`;

function part(name: string, turn: number, program: string): Part {
  return {
    name,
    turn,
    start: (onSpawn) =>
      startProcess(
        {
          name,
          command: process.execPath,
          args: ['-e', program, join(folder, 'ends')],
          logFile: join(folder, `${name}.log`),
          ready: readyMessage,
          readyTimeoutMs: 5000,
          stopTimeoutMs: 400,
        },
        onSpawn,
      ),
  };
}

function supervise(delays = [10, 10], findBlocker = async (): Promise<string | null> => null) {
  const console = listener();
  let members: readonly Member[] = [];
  const supervisor = createSupervisor({
    console,
    delays,
    findBlocker,
    recheckIntervalMs: 10,
    onMembers: (list) => {
      members = list;
    },
  });
  return {
    supervisor,
    console,
    members: () => members,
    first: () => members[0]?.identity as ProcessIdentity,
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}

test('a part that is killed is said to have died and comes back as another process', async () => {
  const { supervisor, console, first } = supervise();
  await supervisor.run(part('The bell', 1, stays));
  const before = first();
  process.kill(before.pid, 'SIGKILL');
  await until(() => console.lines.includes('The bell is back.'));

  expect(console.lines).toEqual(['The bell died (signal SIGKILL); starting it again.', 'The bell is back.']);
  expect(first().pid).not.toBe(before.pid);
  await supervisor.stop();
});

test('a part that dies again and again is given up, with a sentence', async () => {
  const { supervisor } = supervise();
  await supervisor.run(part('The clock', 1, diesSoon));
  expect(await supervisor.gaveUp).toBe(
    'The clock died (exit code 7), 3 times in a row now. Stopping the shop.',
  );
  await supervisor.stop();
});

test('what died of a blocker that concerns all waits until it is over, and is never given up for it', async () => {
  let blocker: string | null = 'The cellar is flooded';
  const { supervisor, console, members } = supervise([10], async () => blocker);
  await supervisor.run(part('The pump', 1, stays));
  await supervisor.run(part('The lamp', 1, stays));
  for (const { identity } of members()) process.kill(identity.pid, 'SIGKILL');
  await until(() => console.lines.length > 0);
  await sleep(100);
  expect(console.lines).toEqual([
    expect.stringMatching(
      /^The (pump|lamp) died \(signal SIGKILL\)\. The cellar is flooded\. Mend that; the shop then goes on by itself\.$/,
    ),
  ]);

  blocker = null;
  await until(() => members().length === 2);
  expect(console.lines).toContain('That is mended; the shop goes on.');
  await supervisor.stop();
});

test('parts stop turn by turn, and nothing of them is left', async () => {
  const { supervisor, members } = supervise();
  await supervisor.run(part('last', 3, notesItsEnd('last')));
  await supervisor.run(part('first', 1, notesItsEnd('first')));
  await supervisor.run(part('second', 2, notesItsEnd('second')));
  const identities = members().map(({ identity }) => identity);
  await supervisor.stop();

  expect(await readFile(join(folder, 'ends'), 'utf8')).toBe('first second last ');
  expect(identities.map(isRunning)).toEqual([false, false, false]);
  expect(members()).toEqual([]);
});

test('a part that does not want to stop is killed after its time', async () => {
  const { supervisor, first } = supervise();
  await supervisor.run(part('The mule', 1, ignoresWishes));
  const identity = first();
  await supervisor.stop();
  expect(isRunning(identity)).toBe(false);
});

test('a stop in the middle of a start leaves nothing behind', async () => {
  const { supervisor, members, first } = supervise();
  const starting = supervisor.run(part('The sleeper', 1, 'setInterval(() => {}, 1000)'));
  const failed = expect(starting).rejects.toThrow('The sleeper stopped while it started (signal SIGTERM)');
  await until(() => members().length === 1);
  const identity = first();
  await supervisor.stop();
  await failed;
  expect(isRunning(identity)).toBe(false);
});

test('a program that is not there is said in a sentence', async () => {
  const { supervisor } = supervise();
  const missing: Part = {
    name: 'The ghost',
    turn: 1,
    start: (onSpawn) =>
      startProcess(
        {
          name: 'The ghost',
          command: '/no/such/program',
          args: [],
          logFile: join(folder, 'ghost.log'),
          ready: readyMessage,
          readyTimeoutMs: 5000,
          stopTimeoutMs: 400,
        },
        onSpawn,
      ),
  };
  await expect(supervisor.run(missing)).rejects.toThrow('The ghost stopped while it started');
  await supervisor.stop();
});
