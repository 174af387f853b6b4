import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import * as sdk from 'firebase/auth';
import type { ShopConfig } from '../config.ts';
import { canStore } from '../storage-health.ts';
import type { GoogleAccount, Sdk } from './firebase-identity.ts';
import { watchBlockedRecaptcha } from './identity-error.ts';

/** How somebody becomes the user that is signed in. */
const ways = { signIn, register, signInWithGoogle };
export type SignInWays = typeof ways;

export interface OpenAuth {
  readonly auth: Auth;
  readonly sdk: Sdk;
  readonly ways: SignInWays;
}

/** Opens Firebase Auth of the shop's project, or of the local emulator. */
export async function openAuth(identity: ShopConfig['identity']): Promise<OpenAuth> {
  const app = getApps()[0];
  if (app) return { auth: sdk.getAuth(app), sdk, ways };

  const opened = initializeApp(optionsOf(identity));
  if (identity.kind === 'firebase') {
    watchBlockedRecaptcha();
    if (identity.appCheckSiteKey) await startAppCheck(opened, identity.appCheckSiteKey);
  }
  // In local storage, so that a start can tell without the SDK whether there is a session to restore.
  const persistence = canStore() ? sdk.browserLocalPersistence : sdk.inMemoryPersistence;
  const auth = sdk.initializeAuth(opened, { persistence });
  if (identity.kind === 'emulator') sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return { auth, sdk, ways };
}

async function signIn(auth: Auth, email: string, password: string): Promise<User> {
  return (await sdk.signInWithEmailAndPassword(auth, email, password)).user;
}

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

async function register(
  auth: Auth,
  { name, email, password }: NewUser,
  kind: ShopConfig['identity']['kind'],
): Promise<User> {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
  // The account is there; its name goes to the shop as well, so a failure here loses nothing.
  await sdk.updateProfile(user, { displayName: name }).catch(() => undefined);
  // Firebase mails it, so the local shop sends none. Whoever did not get it is asked for a proof nowhere else.
  if (kind === 'firebase') await sdk.sendEmailVerification(user).catch(() => undefined);
  return user;
}

/** @param account of the local chooser; Google's own window where there is none */
async function signInWithGoogle(auth: Auth, account: GoogleAccount | undefined): Promise<User> {
  if (!account) {
    const popup = sdk.browserPopupRedirectResolver;
    return (await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), popup)).user;
  }
  const credential = sdk.GoogleAuthProvider.credential(JSON.stringify(localGoogleClaims(account)));
  return (await sdk.signInWithCredential(auth, credential)).user;
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

/** One Google account per address, so that a second sign-in finds the first one's orders. */
function localGoogleClaims({ email, name }: GoogleAccount) {
  const address = email.trim().toLowerCase();
  return { sub: `google-${address}`, email: address, email_verified: true, name };
}
