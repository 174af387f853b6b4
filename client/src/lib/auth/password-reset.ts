import type { ShopConfig } from '../config.ts';
import { toIdentityError } from './identity-error.ts';

/** What became of a requested reset e-mail. */
export type ResetEmail =
  /** Sent, if the address has an account: the shop does not say which. */
  | { readonly kind: 'sent' }
  /** The identity emulator sends no e-mail; it keeps the code of the link. */
  | { readonly kind: 'local'; readonly code: string }
  /** The identity emulator knows no such address. */
  | { readonly kind: 'none' };

/** Password reset by e-mail. Every method that fails throws an `IdentityError`. */
export interface PasswordReset {
  /** Requests the e-mail. An unknown address is no failure: nobody learns here who has an account. */
  ask(email: string): Promise<ResetEmail>;
  /** @returns whose password the code may change. */
  check(code: string): Promise<string>;
  /** Changes the password; the code works once. */
  change(code: string, password: string): Promise<void>;
}

/** Has the e-mail sent, where the address has an account. */
export async function askForReset(
  send: (settings: { readonly url: string }) => Promise<void>,
  identity: ShopConfig['identity'],
  email: string,
): Promise<ResetEmail> {
  try {
    // Where Firebase's own page leads on to, in a project whose e-mails do not point to this shop.
    await send({ url: `${location.origin}/login` });
  } catch (error) {
    if (toIdentityError(error).code !== 'user-not-found') throw error;
    return { kind: identity.kind === 'emulator' ? 'none' : 'sent' };
  }
  return findLocalResetEmail(identity, email);
}

/** The latest reset e-mail that the identity emulator keeps for an address. */
export async function findLocalResetEmail(
  identity: ShopConfig['identity'],
  email: string,
): Promise<ResetEmail> {
  if (identity.kind !== 'emulator') return { kind: 'sent' };

  const address = email.trim().toLowerCase();
  const codes = await localCodes(identity.projectId);
  const latest = codes
    .filter((code) => code.requestType === 'PASSWORD_RESET' && code.email === address)
    .at(-1);
  return latest ? { kind: 'local', code: latest.oobCode } : { kind: 'none' };
}

/** The mails that the identity emulator keeps instead of sending them, oldest first. */
export async function localCodes(projectId: string): Promise<readonly LocalCode[]> {
  const response = await fetch(`/emulator/v1/projects/${projectId}/oobCodes`);
  return ((await response.json()) as { oobCodes: readonly LocalCode[] }).oobCodes;
}

interface LocalCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}
