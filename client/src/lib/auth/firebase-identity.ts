import type { Auth, User } from 'firebase/auth';
import type { ShopConfig } from '../config.ts';
import { toIdentityError } from './identity-error.ts';
import type { OpenAuth, SignInWays } from './open-firebase.ts';
import type { PasswordReset } from './password-reset.ts';
import { hasStoredSession, sessionKeyPrefix } from './stored-session.ts';

/** Who is signed in, as the identity provider knows them. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  /** Empty where the provider knows none. */
  readonly name: string;
}

/** A Google account of the local chooser, which stands in for Google's own window in embedded mode. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

/** Sign-in of the shop. Every method that fails throws an `IdentityError`. */
export interface Identity {
  /** Calls the listener at once and at every change of who is signed in, here or in another tab. @returns stops it */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  /** A token for the API, fresh for at least some minutes; null for a visitor. */
  getIdToken(options?: { readonly isForced?: boolean }): Promise<string | null>;
  signIn(email: string, password: string): Promise<IdentityUser>;
  register(name: string, email: string, password: string): Promise<IdentityUser>;
  /** Loads the SDK, so that Google's window opens within the click, which browsers require. */
  prepare(): void;
  /** With Google's own window, or as the given account in embedded mode. */
  signInWithGoogle(account?: GoogleAccount): Promise<IdentityUser>;
  signOut(): Promise<void>;
  readonly passwordReset: PasswordReset;
  /** What only the account's own page does with the provider (own-sign-in.ts), which loads later. */
  atProvider<T>(work: (auth: Auth, sdk: Sdk) => Promise<T>): Promise<T>;
}

export type Sdk = typeof import('firebase/auth');
type Listener = (user: IdentityUser | null) => void;

/**
 * The only module that uses Firebase, with the one that opens it (open-firebase.ts). That and the SDK load when there is a
 * session to restore or somebody signs in; most visitors never need them.
 */
export function createIdentity(config: Pick<ShopConfig, 'identity'>): Identity {
  const sessionKeys = `${sessionKeyPrefix}${config.identity.apiKey}:`;
  const listeners = new Set<Listener>();
  let loading: Promise<OpenAuth> | null = null;

  function load() {
    loading ??= open(config.identity).then(({ auth, sdk, ways }) => {
      sdk.onAuthStateChanged(auth, (user) => {
        for (const listener of listeners) listener(user && toIdentityUser(user));
      });
      return { auth, sdk, ways };
    });
    // A chunk that failed to load is requested again at the next attempt.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  async function attempt<T>(work: (auth: Auth, sdk: Sdk, ways: SignInWays) => Promise<T>): Promise<T> {
    try {
      const { auth, sdk, ways } = await load();
      return await work(auth, sdk, ways);
    } catch (error) {
      const failure = toIdentityError(error);
      if (failure.code === 'fault') console.error(error);
      throw failure;
    }
  }

  async function enter(work: (auth: Auth, ways: SignInWays) => Promise<User>): Promise<IdentityUser> {
    return toIdentityUser(await attempt((auth, _sdk, ways) => work(auth, ways)));
  }

  function loadForOtherTab(event: StorageEvent) {
    if (event.key?.startsWith(sessionKeys) && event.newValue && !loading) void load().catch(() => undefined);
  }

  return {
    onChange(listener) {
      listeners.add(listener);
      addEventListener('storage', loadForOtherTab);
      void announce(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', loadForOtherTab);
      };
    },

    async getIdToken({ isForced = false } = {}) {
      if (!loading && !hasStoredSession(sessionKeys)) return null;
      return attempt(async (auth) => {
        await auth.authStateReady();
        return (await auth.currentUser?.getIdToken(isForced)) ?? null;
      });
    },

    signIn: (email, password) => enter((auth, { signIn }) => signIn(auth, email, password)),

    register: (name, email, password) =>
      enter((auth, { register }) => register(auth, { name, email, password }, config.identity.kind)),

    prepare: () => void load().catch(() => undefined),

    signInWithGoogle: (account) => enter((auth, { signInWithGoogle }) => signInWithGoogle(auth, account)),

    async signOut() {
      if (!loading && !hasStoredSession(sessionKeys)) return;
      try {
        const { auth, sdk } = await load();
        await sdk.signOut(auth);
      } catch {
        // Without the SDK nothing but the browser's storage knows of the session.
        clearStoredSession(sessionKeys);
      }
    },

    atProvider: attempt,

    passwordReset: {
      ask: (email) =>
        attempt(async (auth, sdk) => {
          // Loads late, because the home page does without.
          const { askForReset } = await import('./password-reset.ts');
          return askForReset(
            (settings) => sdk.sendPasswordResetEmail(auth, email, settings),
            config.identity,
            email,
          );
        }),
      check: (code) => attempt((auth, sdk) => sdk.verifyPasswordResetCode(auth, code)),
      change: (code, password) => attempt((auth, sdk) => sdk.confirmPasswordReset(auth, code, password)),
    },
  };

  async function announce(listener: Listener) {
    if (!loading && !hasStoredSession(sessionKeys)) {
      listener(null);
      return;
    }
    const { auth } = await load().catch(() => ({ auth: null }));
    await auth?.authStateReady();
    if (listeners.has(listener)) listener(auth?.currentUser ? toIdentityUser(auth.currentUser) : null);
  }
}

async function open(identity: ShopConfig['identity']): Promise<OpenAuth> {
  const { openAuth } = await import('./open-firebase.ts');
  return openAuth(identity);
}

function clearStoredSession(keysStartWith: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keysStartWith)) localStorage.removeItem(key);
  }
}

function toIdentityUser(user: User): IdentityUser {
  return { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}
