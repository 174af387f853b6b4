import type { ShopConfig } from '../config.ts';

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

/** The latest reset e-mail that the identity emulator keeps for an address. */
export async function findLocalResetEmail(
  identity: ShopConfig['identity'],
  email: string,
): Promise<ResetEmail> {
  if (identity.kind !== 'emulator') return { kind: 'sent' };

  const response = await fetch(`/emulator/v1/projects/${identity.projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: readonly LocalResetCode[] };
  const address = email.trim().toLowerCase();
  const matches = oobCodes.filter((code) => code.requestType === 'PASSWORD_RESET' && code.email === address);
  const latest = matches.at(-1);
  return latest ? { kind: 'local', code: latest.oobCode } : { kind: 'none' };
}

interface LocalResetCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
}
