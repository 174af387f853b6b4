import type { ShopConfig } from '../config.ts';

/** What became of a letter that was asked for. */
export type ResetEmail =
  /** On its way by e-mail, if the address has an account: the shop does not say which. */
  | { readonly kind: 'posted' }
  /** The embedded identity part sends no e-mail; it keeps the letter, with the code of its link. */
  | { readonly kind: 'kept'; readonly code: string }
  /** The embedded identity part knows no such address, so there is no letter. */
  | { readonly kind: 'none' };

/** A new password by way of a letter. Every method that fails throws an `IdentityError`. */
export interface PasswordReset {
  /** Asks for the letter. An unknown address is no failure: nobody learns here who has an account. */
  ask(email: string): Promise<ResetEmail>;
  /** Whose password the code of a letter may change. */
  check(code: string): Promise<string>;
  /** Changes it; the code is used up by that. */
  change(code: string, password: string): Promise<void>;
}

/** The letter that the embedded identity part kept for an address last. */
export async function findLocalResetEmail(
  identity: ShopConfig['identity'],
  email: string,
): Promise<ResetEmail> {
  if (identity.kind !== 'emulator') return { kind: 'posted' };

  const response = await fetch(`/emulator/v1/projects/${identity.projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: readonly LocalResetCode[] };
  const address = email.trim().toLowerCase();
  const letters = oobCodes.filter((kept) => kept.requestType === 'PASSWORD_RESET' && kept.email === address);
  const letter = letters.at(-1);
  return letter ? { kind: 'kept', code: letter.oobCode } : { kind: 'none' };
}

interface LocalResetCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
}
