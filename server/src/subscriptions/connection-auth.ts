import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { IdentityGateway, VerifiedIdentity } from '../users/identity.gateway.ts';
import type { UsersService } from '../users/users.service.ts';
import { WHERE_TOKENS_BELONG } from './authorization-of.ts';
import type { Connection } from './connection.ts';

interface ConnectionAuthDeps {
  readonly identity: IdentityGateway;
  readonly users: UsersService;
  /** Seconds after which the sign-in of an open connection is checked again. */
  readonly recheckSeconds: number;
  readonly log: Logger;
}

/** Authenticates connections like requests: at the start, and again while they are open. */
export class ConnectionAuth {
  constructor(private readonly deps: ConnectionAuthDeps) {}

  /**
   * Signs a connection in.
   *
   * @param authorization `Bearer` and an ID token, as the header of requests has it
   * @returns whether it is signed in; if not, it is being closed
   */
  async authenticate(connection: Connection, authorization: unknown): Promise<boolean> {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(String(authorization ?? '')) ?? [];
    if (!token) {
      connection.close(subscriptionCloseCodes.unauthenticated, WHERE_TOKENS_BELONG);
      return false;
    }
    try {
      await this.verify(connection, token);
      return connection.isOpen;
    } catch (error) {
      this.reject(connection, error);
      return false;
    }
  }

  private async verify(connection: Connection, token: string): Promise<void> {
    const { identity, users } = this.deps;
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

  private schedule(connection: Connection, token: string, verified: VerifiedIdentity): void {
    const left = verified.expiresAt.getTime() - databaseClock.now().getTime();
    const recheck = this.deps.recheckSeconds * 1000;
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

  private async recheck(connection: Connection, token: string, verified: VerifiedIdentity): Promise<void> {
    try {
      await this.verify(connection, token);
    } catch (error) {
      if (isAuthError(error)) this.reject(connection, error);
      // An outage of the provider ends no session; an expired token always does.
      else if (connection.isOpen) this.schedule(connection, token, verified);
    }
  }

  private reject(connection: Connection, error: unknown): void {
    const { log } = this.deps;
    if (isAuthError(error)) {
      log.warn({ code: error.code, what: 'live', uid: connection.viewer?.uid ?? null }, 'refused');
      connection.close(subscriptionCloseCodes.unauthenticated, 'Please log in again');
      return;
    }
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'a live connection could not be checked');
    connection.close(subscriptionCloseCodes.retryLater, 'Please try again in a moment');
  }
}

/** Whether the sign-in was rejected, as opposed to an outage. */
function isAuthError(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN');
}
