import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { readAccounts, type SavedAccount, type SavedAccounts, writeAccounts } from './accounts-file.ts';
import { withValidFirstToken } from './new-account.ts';

/**
 * The inside of firebase-tools that we use. It is no public interface: the version is pinned
 * exactly, and emulator.test.ts says at once when another one differs.
 */
interface ProjectState {
  readonly users: Map<string, SavedAccount>;
  readonly config: Record<string, unknown>;
  overwriteUserWithLocalId(localId: string, account: SavedAccount): void;
  updateUserByLocalId(localId: string, fields: { validSince: unknown }): void;
  updateConfig(config: Record<string, unknown>, updateMask: undefined): void;
}
interface EmulatorServer {
  createApp(project: string, mode: undefined, states: Map<string, ProjectState>): Promise<RequestListener>;
}
interface EmulatorState {
  readonly AgentProjectState: new (project: string) => ProjectState;
}

/**
 * The Firebase Auth emulator, with accounts that outlive it: a response that confirms a change
 * leaves only after the change is on disk.
 */
export async function createAuthEmulator(project: string, accountsPath: string): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  skipSpecValidation(require);
  const { createApp } = require('firebase-tools/lib/emulator/auth/server') as EmulatorServer;
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state') as EmulatorState;

  const state = new AgentProjectState(project);
  const saved = await readAccounts(accountsPath);
  if (saved) restore(state, saved);

  const app = await createApp(project, undefined, new Map([[project, state]]));
  const save = createSaver(accountsPath, state);
  return (request, response) => {
    const known = state.users.size;
    const settle = () => {
      if (request.url?.includes('accounts:signUp')) fixNewAccounts(state, known);
      return isReadOnly(request) ? save.inProgress() : save.now();
    };
    if (request.method !== 'GET' && request.method !== 'OPTIONS') respondAfter(settle, request, response);
    app(request, response);
  };
}

/** The look-up that the shop makes for every request of somebody who is signed in. */
function isReadOnly({ url = '' }: IncomingMessage): boolean {
  return /^[^?]*\/accounts:lookup(\?|$)/.test(url);
}

/** @param known how many accounts there were before; new ones stand behind them */
function fixNewAccounts(state: ProjectState, known: number): void {
  for (const account of [...state.users.values()].slice(known)) {
    const fixed = withValidFirstToken(account);
    if (fixed !== account) state.updateUserByLocalId(account.localId, { validSince: fixed.validSince });
  }
}

/**
 * The emulator checks its own API description against JSON Schema once for each of its hundreds of
 * validators, which is two thirds of its start and a third of its memory. The description is part of
 * the pinned package; requests are still checked against it.
 */
function skipSpecValidation(require: NodeJS.Require): void {
  const fromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const { default: Ajv } = createRequire(fromTools.resolve('exegesis'))('ajv');
  Ajv.prototype.validateSchema = () => true;
}

function restore(state: ProjectState, saved: SavedAccounts): void {
  state.updateConfig(saved.config, undefined);
  for (const account of saved.users) state.overwriteUserWithLocalId(account.localId, account);
}

interface AccountsSaver {
  /** Does nothing where nothing changed. Those who ask while a save runs share the next one. */
  now(): Promise<void>;
  /** Combines saves that are requested meanwhile: serializing every account takes longer the more there are. */
  inProgress(): Promise<void>;
}

function createSaver(path: string, state: ProjectState): AccountsSaver {
  let last = '';
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function saveNow(): Promise<void> {
    const accounts: SavedAccounts = { version: 1, users: [...state.users.values()], config: state.config };
    const text = JSON.stringify(accounts);
    if (text === last) return;
    await writeAccounts(path, text);
    last = text;
  }

  function now(): Promise<void> {
    waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = null;
        running = saveNow();
        return running;
      });
    return waiting;
  }

  // After a save that failed there is something left to save.
  return { now, inProgress: () => waiting ?? running.catch(now) };
}

/** Delays the end of the response until the change that it confirms is saved. */
function respondAfter(save: () => Promise<void>, request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...rest: unknown[]) => void;
  const held = (...rest: unknown[]): ServerResponse => {
    save().then(
      () => end(...rest),
      (error) => {
        console.error('The accounts could not be saved.', error);
        // No response is better than one that confirms what a restart would lose.
        request.socket.destroy();
      },
    );
    return response;
  };
  response.end = held as typeof response.end;
}
