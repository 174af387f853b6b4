import type { SavedAccount } from './accounts-file.ts';

/**
 * A new account whose own first token is good.
 *
 * The emulator reads the clock twice while it makes an account: for the time of the first sign-in, and for the time
 * from which tokens count. Where a second ends in between, the first token is older than that, and every check that
 * looks for revoked tokens rejects it.
 */
export function withValidFirstToken(account: SavedAccount): SavedAccount {
  const madeAt = Math.floor(Number(account.createdAt) / 1000);
  const isRevokedFromBirth = Number(account.validSince) > madeAt;
  return isRevokedFromBirth ? { ...account, validSince: String(madeAt) } : account;
}
