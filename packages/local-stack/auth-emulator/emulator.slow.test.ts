import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningProcess } from '../processes/managed-process.ts';
import { findFreePorts } from '../system/free-ports.ts';
import { startAuthEmulator } from './start-auth-emulator.ts';

let folder: string;
let emulator: RunningProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petshop-auth-'));
  await start();
});
afterAll(async () => {
  await emulator.stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const [port = 0] = await findFreePorts(1);
  address = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`;
  const logFile = join(folder, 'auth.log');
  emulator = await startAuthEmulator({ port, projectId: 'demo-petshop', data: folder, logFile });
}

interface Answer {
  localId: string;
  idToken: string;
  isNewUser?: boolean;
  error: { message: string };
}

async function call(action: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/${action}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** As the kernel ends a process: nothing in it gets to run any more. */
async function killAndStartAgain(): Promise<void> {
  process.kill(emulator.identity.pid, 'SIGKILL');
  await emulator.exited;
  await start();
}

const google = (sub: string, email: string) => ({
  requestUri: 'http://localhost',
  postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub, email, email_verified: true }))}`,
  returnSecureToken: true,
});

test('an emulator killed right after its answers still knows every account after the next start', async () => {
  const rex = { email: 'rex@petshop.test', password: 'good-dog', returnSecureToken: true };
  const gone = { email: 'gone@petshop.test', password: 'bad-dog-', returnSecureToken: true };
  const registered = await call('accounts:signUp', rex);
  const linked = await call('accounts:signInWithIdp', google('117', 'luna@petshop.test'));
  const disabled = await call('accounts:signUp', gone);
  const asAdmin = { authorization: 'Bearer owner' };
  const change = { localId: disabled.body.localId, disableUser: true };
  await call('projects/demo-petshop/accounts:update', change, asAdmin);

  await killAndStartAgain();

  const again = await call('accounts:signInWithPassword', rex);
  expect(again.body).toMatchObject({ localId: registered.body.localId, registered: true });
  const wrong = await call('accounts:signInWithPassword', { ...rex, password: 'bad-dog' });
  expect(wrong.body.error.message).toBe('INVALID_PASSWORD');
  const relinked = await call('accounts:signInWithIdp', google('117', 'luna@petshop.test'));
  expect(relinked.body).toMatchObject({ localId: linked.body.localId });
  expect(relinked.body.isNewUser).toBeFalsy();
  const refused = await call('accounts:signInWithPassword', gone);
  expect(refused.body.error.message).toBe('USER_DISABLED');
});

test('a deleted account stays deleted, and its address may register anew', async () => {
  const mina = { email: 'mina@petshop.test', password: 'good-cat', returnSecureToken: true };
  const first = await call('accounts:signUp', mina);
  await call('accounts:delete', { idToken: first.body.idToken });

  await killAndStartAgain();

  const second = await call('accounts:signUp', mina);
  expect(second.status).toBe(200);
  expect(second.body.localId).not.toBe(first.body.localId);
});

test('many accounts registered at once are all kept', async () => {
  const emails = Array.from({ length: 40 }, (_, index) => `shopper${index}@petshop.test`);
  const registered = await Promise.all(
    emails.map((email) => call('accounts:signUp', { email, password: 'secret' })),
  );
  expect(registered.map(({ status }) => status)).toEqual(emails.map(() => 200));

  await killAndStartAgain();

  const signedIn = await Promise.all(
    emails.map((email) => call('accounts:signInWithPassword', { email, password: 'secret' })),
  );
  expect(signedIn.map(({ body }) => body.localId)).toEqual(registered.map(({ body }) => body.localId));
});
