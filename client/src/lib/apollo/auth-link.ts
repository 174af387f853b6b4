import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, map, mergeMap, throwError } from 'rxjs';
import type { Identity } from '../auth/firebase-identity.ts';
import { IdentityError } from '../auth/identity-error.ts';
import { errorCodeOf, readableError } from './api-error.ts';

const sessionOver = {
  message: 'Your session has ended. Please log in again.',
  extensions: { code: 'UNAUTHENTICATED' },
};

interface AuthLinkDeps {
  readonly getToken: Identity['getIdToken'];
  readonly onSessionEnd: () => void;
  readonly sessions: SessionCounter;
}

/** Counts sessions, so that responses to an ended one can be dropped. */
export class SessionCounter {
  private count = 0;

  get current(): number {
    return this.count;
  }

  end(): void {
    this.count += 1;
  }
}

/** Like an abort: the account that sent the request has signed out meanwhile. */
class LateAnswer extends Error {
  override readonly name = 'AbortError';

  constructor() {
    super('You have logged out meanwhile.');
  }
}

/**
 * Authorizes every operation that is not public. When the API rejects the token, the operation is retried once with a
 * new one; when that is rejected as well, the session is over.
 */
export function authLink({ getToken, onSessionEnd, sessions: turns }: AuthLinkDeps): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.getContext().isPublic) return forward(operation);
    return send(false).pipe(
      catchError((error) => {
        if (!isRejectedToken(error)) return throwError(() => error);
        return send(true).pipe(
          catchError((again) => {
            if (isRejectedToken(again)) onSessionEnd();
            return throwError(() => again);
          }),
        );
      }),
    );

    function send(isForced: boolean): Observable<ApolloLink.Result> {
      const turn = turns.current;
      return from(getToken({ isForced })).pipe(
        catchError((error) => throwError(() => rejectWithoutToken(error))),
        mergeMap((token) => {
          operation.setContext(({ headers = {} }) => ({ headers: withToken(headers, token) }));
          return forward(operation);
        }),
        map((result) => {
          if (turns.current !== turn) throw new LateAnswer();
          return throwIfUnauthenticated(result);
        }),
      );
    }

    /** Without a connection the token could not be renewed; otherwise the provider has ended the session. */
    function rejectWithoutToken(error: Error): Error {
      if (error instanceof IdentityError && error.code !== 'unreachable') {
        onSessionEnd();
        return new CombinedGraphQLErrors({ errors: [sessionOver] });
      }
      return readableError(error);
    }

    /** A visitor's operation can be rejected too, but there is no session to end. */
    function isRejectedToken(error: unknown): boolean {
      const { headers } = operation.getContext();
      return errorCodeOf(error) === 'UNAUTHENTICATED' && Boolean(headers?.authorization);
    }
  });
}

function withToken(headers: Record<string, string>, token: string | null): Record<string, string> {
  const { authorization: _stale, ...rest } = headers;
  return token ? { ...rest, authorization: `Bearer ${token}` } : rest;
}

/** Turns an UNAUTHENTICATED result into an error, so that all failures are handled in one place. */
function throwIfUnauthenticated(result: ApolloLink.Result): ApolloLink.Result {
  const [first] = result.errors ?? [];
  if (first?.extensions?.code === 'UNAUTHENTICATED') throw new CombinedGraphQLErrors(result);
  return result;
}
