import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import type { IdentitySettings } from '../app/settings.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import { within } from '../platform/within.ts';

/** Who a verified ID token speaks for. */
export interface VerifiedIdentity {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** Whether the provider knows that the address is really theirs. */
  readonly isEmailVerified: boolean;
  /** Until when the token is good. */
  readonly expiresAt: Date;
}

/** How long the provider may take to answer, in milliseconds: its own client would wait on. */
const PATIENCE = 5000;
/** How far the provider's clock may be ahead of ours, in seconds. */
const CLOCK_SKEW = 60;

/** The only place that touches Firebase. */
export class IdentityGateway {
  private readonly auth: Auth;

  constructor(settings: IdentitySettings) {
    this.auth = getAuth(appFor(settings));
  }

  /**
   * @throws DomainError UNAUTHENTICATED for a token that is forged, expired, revoked, of another project or
   *   of an account without e-mail address, UPSTREAM_UNAVAILABLE when the provider can't be asked
   */
  async verify(idToken: string): Promise<VerifiedIdentity> {
    const token = await this.decode(idToken);
    // Firebase's own check looks at the end of a token's life alone.
    if (isFromTheFuture(token, databaseClock.now().getTime() / 1000)) throw refused();
    // Orders and payments name an address; anonymous and phone sign-ins have none.
    if (!token.email) throw new DomainError('UNAUTHENTICATED', 'Please sign in with an e-mail address');
    return {
      uid: token.uid,
      email: token.email.toLowerCase(),
      name: String(token.name ?? ''),
      isEmailVerified: token.email_verified === true,
      expiresAt: new Date(token.exp * 1000),
    };
  }

  private async decode(idToken: string): Promise<DecodedIdToken> {
    try {
      // Without the second argument, revoked sessions and disabled accounts would pass.
      return await within(PATIENCE, this.auth.verifyIdToken(idToken, true));
    } catch (error) {
      throw translate(error);
    }
  }
}

function appFor(settings: IdentitySettings): App {
  const [existing] = getApps();
  if (existing) return existing;
  if (settings.kind === 'firebase') {
    return initializeApp({ projectId: settings.projectId, credential: applicationDefault() });
  }
  return initializeApp({ projectId: settings.projectId });
}

/** @param now unix seconds */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken, now: number): boolean {
  return Math.max(iat, auth_time) > now + CLOCK_SKEW;
}

/** What firebase-admin says of tokens, and of accounts, that are not good. Everything else is no fault of the token. */
const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function translate(error: unknown): DomainError {
  const { code } = error as { code?: unknown };
  const isRefusal = refusals.has(String(code)) && !isFetchFailure(error);
  if (isRefusal) return refused();
  return new DomainError('UPSTREAM_UNAVAILABLE', 'Sign-in can not be checked right now');
}

function refused(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Your sign-in is not valid any more. Please sign in again.');
}

/** A failed look-up of Google's keys arrives as an argument error, told apart by its text alone. */
function isFetchFailure(error: unknown): boolean {
  return /fetching public keys|while making request|ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/i.test(
    String((error as Error).message),
  );
}
