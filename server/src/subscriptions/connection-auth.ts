import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { IdentityGateway, VerifiedIdentity } from '../users/identity.gateway.ts';
import type { UsersService } from '../users/users.service.ts';
import type { LiveConnection } from './connection.ts';

interface SignInParts {
  readonly identity: IdentityGateway;
  readonly users: UsersService;
  /** Seconds after which an open connection's sign-in is looked at again. */
  readonly recheckSeconds: number;
  readonly log: Logger;
}

/** Who may stay connected: verified like every request at the start, and again as long as it is open. */
export class LiveSignIns {
  constructor(private readonly parts: SignInParts) {}

  /**
   * Signs a connection in.
   *
   * @param authorization `Bearer` and an ID token, as the header of requests has it
   * @returns whether it may go on; if not, it is being closed
   */
  async open(connection: LiveConnection, authorization: unknown): Promise<boolean> {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(String(authorization ?? '')) ?? [];
    if (!token) {
      connection.close(subscriptionCloseCodes.unauthenticated, 'Please sign in first');
      return false;
    }
    try {
      await this.verify(connection, token);
      return connection.isOpen;
    } catch (error) {
      this.refuse(connection, error);
      return false;
    }
  }

  private async verify(connection: LiveConnection, token: string): Promise<void> {
    const { identity, users } = this.parts;
    const verified = await identity.verify(token);
    const viewer = await users.signIn(verified);
    if (!connection.isOpen) return;
    if (connection.viewer && connection.viewer.role !== viewer.role) {
      connection.close(subscriptionCloseCodes.roleChanged, 'Your role has changed');
      return;
    }
    connection.viewer = viewer;
    this.schedule(connection, token, verified);
  }

  private schedule(connection: LiveConnection, token: string, verified: VerifiedIdentity): void {
    const left = verified.expiresAt.getTime() - databaseClock.now().getTime();
    const recheck = this.parts.recheckSeconds * 1000;
    connection.timer = setTimeout(
      () => {
        if (left <= recheck)
          connection.close(subscriptionCloseCodes.tokenExpired, 'Connect again with a fresh token');
        else void this.recheck(connection, token, verified);
      },
      Math.max(0, Math.min(left, recheck)),
    );
    connection.timer.unref();
  }

  private async recheck(
    connection: LiveConnection,
    token: string,
    verified: VerifiedIdentity,
  ): Promise<void> {
    try {
      await this.verify(connection, token);
    } catch (error) {
      if (isRefusal(error)) this.refuse(connection, error);
      // An outage of the provider ends nobody's session; the end of the token does in any case.
      else if (connection.isOpen) this.schedule(connection, token, verified);
    }
  }

  private refuse(connection: LiveConnection, error: unknown): void {
    const { log } = this.parts;
    if (isRefusal(error)) {
      log.warn({ code: error.code, what: 'live', uid: connection.viewer?.uid ?? null }, 'refused');
      connection.close(subscriptionCloseCodes.unauthenticated, 'Please sign in again');
      return;
    }
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'a live connection could not be checked');
    connection.close(subscriptionCloseCodes.retryLater, 'Please try again in a moment');
  }
}

/** Whether it is the sign-in that was refused, and not the moment. */
function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');
}
