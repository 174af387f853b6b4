import type { Auth, User } from 'firebase/auth';
import type { ShopConfig } from '../config.ts';
import type { Identity, Sdk } from './firebase-identity.ts';
import { localCodes } from './password-reset.ts';

/* How an account is signed in to, and what its holder changes about that. Loads with the account's own page. */

type AtProvider = Identity['atProvider'];

/** How long ago a sign-in may be that counts as somebody being there, in milliseconds. */
const RECENT_MS = 600_000;

export interface WaysToSignIn {
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  /** Whether the provider knows that the address is theirs. */
  readonly isProved: boolean;
}

/** @throws IdentityError */
export function readWays(atProvider: AtProvider): Promise<WaysToSignIn> {
  return atProvider(async (auth) => waysOf(await holderOf(auth)));
}

/** Whether whoever is there has signed in within the last ten minutes. @throws IdentityError */
export function isSignInRecent(atProvider: AtProvider): Promise<boolean> {
  return atProvider(async (auth) => {
    const { authTime } = await (await holderOf(auth)).getIdTokenResult();
    return Date.now() - new Date(authTime).getTime() < RECENT_MS;
  });
}

/** Signs in again with the password of the account. @throws IdentityError */
export function provePassword(atProvider: AtProvider, password: string): Promise<void> {
  return atProvider(async (auth, sdk) => {
    const user = await holderOf(auth);
    await sdk.reauthenticateWithCredential(
      user,
      sdk.EmailAuthProvider.credential(user.email ?? '', password),
    );
  });
}

/** Signs in again with Google, in its own window; with the same account where Google is not there. @throws IdentityError */
export function proveGoogle(
  atProvider: AtProvider,
  { identity }: Pick<ShopConfig, 'identity'>,
): Promise<void> {
  return atProvider(async (auth, sdk) => {
    const user = await holderOf(auth);
    if (identity.kind === 'emulator') {
      await sdk.reauthenticateWithCredential(user, localCredential(user, sdk));
    } else {
      await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
    }
  });
}

/** @throws IdentityError */
export function changePassword(atProvider: AtProvider, password: string): Promise<void> {
  return atProvider(async (auth, sdk) => sdk.updatePassword(await holderOf(auth), password));
}

/**
 * Has a link mailed to a new address. The account goes on with the old one until it is opened.
 *
 * @returns the link's code where the identity emulator keeps the mail; null where it was sent
 * @throws IdentityError
 */
export function askNewEmail(
  atProvider: AtProvider,
  email: string,
  { identity }: Pick<ShopConfig, 'identity'>,
): Promise<string | null> {
  return atProvider(async (auth, sdk) => {
    const user = await holderOf(auth);
    await sdk.verifyBeforeUpdateEmail(user, email, { url: `${location.origin}/login` });
    if (identity.kind !== 'emulator') return null;
    const codes = (await localCodes(identity.projectId)).filter(
      ({ requestType, newEmail }) => requestType === 'VERIFY_AND_CHANGE_EMAIL' && newEmail === email,
    );
    return codes[codes.length - 1]?.oobCode ?? null;
  });
}

/** Opens the link of that mail. @returns the new address, which counts from the next sign-in on @throws IdentityError */
export function proveNewEmail(atProvider: AtProvider, code: string): Promise<string> {
  return atProvider(async (auth, sdk) => {
    const { data } = await sdk.checkActionCode(auth, code);
    await sdk.applyActionCode(auth, code);
    return data.email ?? '';
  });
}

/** Lets the account be entered with Google as well, or no longer. @throws IdentityError */
export function setGoogle(
  atProvider: AtProvider,
  isWanted: boolean,
  { identity }: Pick<ShopConfig, 'identity'>,
): Promise<WaysToSignIn> {
  return atProvider(async (auth, sdk) => {
    const user = await holderOf(auth);
    if (!isWanted) await sdk.unlink(user, 'google.com');
    else if (identity.kind === 'emulator') await sdk.linkWithCredential(user, localCredential(user, sdk));
    else await sdk.linkWithPopup(user, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
    return waysOf(await holderOf(auth));
  });
}

async function holderOf(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is logged in any more');
  return auth.currentUser;
}

function waysOf({ providerData, emailVerified: isProved }: User): WaysToSignIn {
  const ids = providerData.map(({ providerId }) => providerId);
  return { hasPassword: ids.includes('password'), hasGoogle: ids.includes('google.com'), isProved };
}

/** As the local chooser makes it (firebase-identity.ts). */
function localCredential({ email, displayName }: User, sdk: Sdk) {
  const address = (email ?? '').toLowerCase();
  const claims = { sub: `google-${address}`, email: address, email_verified: true, name: displayName ?? '' };
  return sdk.GoogleAuthProvider.credential(JSON.stringify(claims));
}
