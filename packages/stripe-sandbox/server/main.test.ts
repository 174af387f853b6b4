import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aClient } from './sandbox.test-kit.ts';

const entry = join(__dirname, 'main.ts');

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(port: number, data: string): ChildProcess {
  const child = fork(entry, ['--port', String(port), '--data', data], { execArgv: [], silent: true });
  started.push(child);
  return child;
}

test('it says when it is ready, keeps acknowledged payments through kill -9, and ends on SIGTERM', async () => {
  const port = await aFreePort();
  const data = join(await mkdtemp(join(tmpdir(), 'stripe-main-')), 'journal.jsonl');
  const first = start(port, data);
  expect((await once(first, 'message'))[0]).toEqual({ type: 'ready' });

  const stripe = aClient(port);
  const acknowledged: string[] = [];
  const create = () => stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  acknowledged.push((await create()).id);
  const underway = Array.from({ length: 10 }, () => create().then((intent) => acknowledged.push(intent.id)));
  await Promise.race(underway);
  first.kill('SIGKILL');
  await Promise.allSettled(underway);

  const second = start(port, data);
  await once(second, 'message');
  for (const id of acknowledged) expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id);

  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
});

test('a taken port is one clear sentence and exit code 1', async () => {
  const port = await aFreePort();
  const data = join(await mkdtemp(join(tmpdir(), 'stripe-main-')), 'journal.jsonl');
  const first = start(port, data);
  await once(first, 'message');

  const second = start(port, `${data}.other`);
  let said = '';
  second.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  expect((await once(second, 'exit'))[0]).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} is taken, so the Stripe sandbox cannot start: set STRIPE_PORT to a free one.`,
  );

  first.disconnect();
  expect((await once(first, 'exit'))[0]).toBe(0);
});
