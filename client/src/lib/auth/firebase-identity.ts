import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import type { ShopConfig } from '../config.ts';
import { canStore } from '../storage-health.ts';
import { IdentityError, toIdentityError, watchBlockedRecaptcha } from './identity-error.ts';
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
 * The only module that uses Firebase. Its SDK loads when there is a session to restore or somebody
 * signs in; most visitors never need it.
 */
export function createIdentity(config: Pick<ShopConfig, 'identity'>): Identity {
  const sessionKeys = `${sessionKeyPrefix}${config.identity.apiKey}:`;
  const listeners = new Set<Listener>();
  let loading: Promise<{ auth: Auth; sdk: Sdk }> | null = null;

  function load() {
    loading ??= openAuth(config).then(({ auth, sdk }) => {
      sdk.onAuthStateChanged(auth, (user) => {
        for (const listener of listeners) listener(user && toIdentityUser(user));
      });
      return { auth, sdk };
    });
    // A chunk that failed to load is requested again at the next attempt.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  async function attempt<T>(work: (auth: Auth, sdk: Sdk) => Promise<T>): Promise<T> {
    try {
      const { auth, sdk } = await load();
      return await work(auth, sdk);
    } catch (error) {
      const failure = toIdentityError(error);
      if (failure.code === 'fault') console.error(error);
      throw failure;
    }
  }

  async function enter(work: (auth: Auth, sdk: Sdk) => Promise<User>): Promise<IdentityUser> {
    return toIdentityUser(await attempt(work));
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

    signIn: (email, password) =>
      enter(async (auth, sdk) => (await sdk.signInWithEmailAndPassword(auth, email, password)).user),

    register: (name, email, password) =>
      enter(async (auth, sdk) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        // The account is there; its name goes to the shop as well, so a failure here loses nothing.
        await sdk.updateProfile(user, { displayName: name }).catch(() => undefined);
        // Firebase mails it, so the local shop sends none. Whoever did not get it is asked for a proof nowhere else.
        if (config.identity.kind === 'firebase') await sdk.sendEmailVerification(user).catch(() => undefined);
        return user;
      }),

    prepare: () => void load().catch(() => undefined),

    signInWithGoogle: (account) =>
      enter(async (auth, sdk) => {
        if (!account) {
          const popup = sdk.browserPopupRedirectResolver;
          return (await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), popup)).user;
        }
        const credential = sdk.GoogleAuthProvider.credential(JSON.stringify(localGoogleClaims(account)));
        return (await sdk.signInWithCredential(auth, credential)).user;
      }),

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
      async ask(email) {
        // Where Firebase's own page leads on to, in a project whose e-mails do not point to this shop.
        const settings = { url: `${location.origin}/login` };
        try {
          await attempt((auth, sdk) => sdk.sendPasswordResetEmail(auth, email, settings));
        } catch (error) {
          if (!(error instanceof IdentityError) || error.code !== 'user-not-found') throw error;
          return { kind: config.identity.kind === 'emulator' ? 'none' : 'sent' };
        }
        return attempt(async () => {
          // Loads late, because the home page does without.
          const { findLocalResetEmail } = await import('./password-reset.ts');
          return findLocalResetEmail(config.identity, email);
        });
      },
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

async function openAuth({ identity }: Pick<ShopConfig, 'identity'>): Promise<{ auth: Auth; sdk: Sdk }> {
  const [{ getApps, initializeApp }, sdk] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
  ]);
  const app = getApps()[0];
  if (app) return { auth: sdk.getAuth(app), sdk };

  const opened = initializeApp(optionsOf(identity));
  if (identity.kind === 'firebase') {
    watchBlockedRecaptcha();
    if (identity.appCheckSiteKey) await startAppCheck(opened, identity.appCheckSiteKey);
  }
  // In local storage, so that a start can tell without the SDK whether there is a session to restore.
  const persistence = canStore() ? sdk.browserLocalPersistence : sdk.inMemoryPersistence;
  const auth = sdk.initializeAuth(opened, { persistence });
  if (identity.kind === 'emulator') sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return { auth, sdk };
}

function optionsOf(identity: ShopConfig['identity']): FirebaseOptions {
  const { projectId, apiKey } = identity;
  if (identity.kind === 'emulator') return { projectId, apiKey };
  const { authDomain, appId } = identity;
  return { projectId, apiKey, authDomain, appId };
}

/** Attests the page to Firebase App Check. */
async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

function clearStoredSession(keysStartWith: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keysStartWith)) localStorage.removeItem(key);
  }
}

function toIdentityUser(user: User): IdentityUser {
  return { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}

/** One Google account per address, so that a second sign-in finds the first one's orders. */
function localGoogleClaims({ email, name }: GoogleAccount) {
  const address = email.trim().toLowerCase();
  return { sub: `google-${address}`, email: address, email_verified: true, name };
}
