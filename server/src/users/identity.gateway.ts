import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { isEmailAddress } from '../../../domain/input/email-address.ts';
import { isPersonName } from '../../../domain/text/person-name.ts';
import { visibleText } from '../../../domain/text/visible-text.ts';
import type { IdentitySettings } from '../config/settings.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Who a verified ID token speaks for. */
export interface VerifiedIdentity {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** Whether the provider knows that the address is really theirs. */
  readonly isEmailVerified: boolean;
  /** How they signed in, as the provider calls it: `password`, `google.com`. */
  readonly provider: string;
  /** When they signed in, and when this token of that sign-in was made; unix seconds. */
  readonly signedInAt: number;
  readonly issuedAt: number;
  /** Until when the token is good. */
  readonly expiresAt: Date;
}

/** How long the provider may take to answer, in milliseconds: its own client would wait on. */
const IDENTITY_TIMEOUT_MS = 5000;
/** How far the provider's clock may be ahead of ours, in seconds. */
const CLOCK_SKEW_SECONDS = 60;

/** The only place that touches Firebase. */
export class IdentityGateway {
  private readonly auth: Auth;

  constructor(settings: IdentitySettings) {
    this.auth = getAuth(appFor(settings));
  }

  /**
   * @throws DomainError UNAUTHENTICATED for a token that is forged, expired, revoked, of another project, of an
   *   account without e-mail address or of a way to sign in that the account has no more; FORBIDDEN for an address
   *   that the shop can not take; UPSTREAM_UNAVAILABLE when the provider can't be asked
   */
  async verify(idToken: string): Promise<VerifiedIdentity> {
    const token = await this.decode(idToken);
    // Firebase's own check looks at the end of a token's life alone.
    if (isFromTheFuture(token, databaseClock.now().getTime() / 1000)) throw signInRejected();
    // Orders and payments name an address; anonymous and phone sign-ins have none.
    // Claims are what the provider was made to write, of whatever type.
    if (typeof token.email !== 'string' || token.email === '')
      throw new DomainError('UNAUTHENTICATED', 'Please log in with an e-mail address');
    if (!isEmailAddress(token.email)) throw strangeAddress(token.email);
    if (hasOtherWays(token) && !(await this.hasProvider(token))) throw signInRejected();
    return {
      uid: token.uid,
      email: token.email.toLowerCase(),
      name: nameIn(token.name),
      isEmailVerified: token.email_verified === true,
      provider: token.firebase?.sign_in_provider ?? '',
      signedInAt: token.auth_time,
      issuedAt: token.iat,
      expiresAt: new Date(token.exp * 1000),
    };
  }

  /**
   * Whether the account still has the way by which somebody signed in. Where Google proves an address that somebody had
   * registered with a password, the provider makes the two one account and takes the password from it, while refresh
   * tokens of whoever knew it go on.
   */
  private async hasProvider({ uid, firebase }: DecodedIdToken): Promise<boolean> {
    try {
      const { providerData } = await withTimeout(IDENTITY_TIMEOUT_MS, this.auth.getUser(uid));
      return providerData.some(({ providerId }) => providerId === firebase.sign_in_provider);
    } catch (error) {
      throw translate(error);
    }
  }

  /**
   * Has every token of the account refused from now on, so that each device has to sign in again.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE
   */
  async endSessions(uid: string): Promise<void> {
    try {
      await withTimeout(IDENTITY_TIMEOUT_MS, this.auth.revokeRefreshTokens(uid));
    } catch (error) {
      if (isUnknownAccount(error)) return;
      throw translate(error);
    }
  }

  /** Removes an account for good; nothing where there is none. @throws DomainError UPSTREAM_UNAVAILABLE */
  async removeAccount(uid: string): Promise<void> {
    try {
      await withTimeout(IDENTITY_TIMEOUT_MS, this.auth.deleteUser(uid));
    } catch (error) {
      if (isUnknownAccount(error)) return;
      throw translate(error);
    }
  }

  private async decode(idToken: string): Promise<DecodedIdToken> {
    try {
      // Without the second argument, revoked sessions and disabled accounts would pass.
      return await withTimeout(IDENTITY_TIMEOUT_MS, this.auth.verifyIdToken(idToken, true));
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

/** Whether the account can be entered in other ways than this one, which may then be none any more. */
function hasOtherWays({ firebase }: DecodedIdToken): boolean {
  const ways = Object.keys(firebase?.identities ?? {});
  return ways.some((way) => way.includes('.') && way !== firebase.sign_in_provider);
}

/** @param now unix seconds */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken, now: number): boolean {
  return Math.max(iat, auth_time) > now + CLOCK_SKEW_SECONDS;
}

/** What firebase-admin says of tokens, and of accounts, that are not good. Everything else is no fault of the token. */
const rejectedTokenCodes = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function isUnknownAccount(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/user-not-found';
}

function translate(error: unknown): DomainError {
  const { code } = error as { code?: unknown };
  const isRefusal = rejectedTokenCodes.has(String(code)) && !isFetchFailure(error);
  if (isRefusal) return signInRejected();
  return new DomainError('UPSTREAM_UNAVAILABLE', 'Sign-in cannot be checked right now');
}

function strangeAddress(email: string): DomainError {
  const words = `This shop cannot take the e-mail address ${email}. Please log in with another one.`;
  return new DomainError('FORBIDDEN', words);
}

function signInRejected(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Your sign-in is no longer valid. Please log in again.');
}

/** A failed look-up of Google's keys arrives as an argument error, told apart by its text alone. */
function isFetchFailure(error: unknown): boolean {
  return /fetching public keys|while making request|ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/i.test(
    String((error as Error).message),
  );
}

/** The name that the provider knows; empty where it is none that the shop would take. */
function nameIn(claim: unknown): string {
  const name = visibleText(typeof claim === 'string' ? claim : '');
  return isPersonName(name) ? name : '';
}
