import { ApolloLink } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { IdentityError } from '../auth/identity-error.ts';
import { MeDocument } from '../session/session.operations.ts';
import { errorCodeOf } from './api-error.ts';
import { authLink, SessionCounter } from './auth-link.ts';

/** Sends an operation for somebody whose token can't be had. */
async function sendWithout(error: Error) {
  const onSessionEnd = jest.fn();
  const forward = jest.fn(() => of({ data: {} }));
  const getToken = async () => {
    throw error;
  };
  const link = ApolloLink.from([
    authLink({ getToken, onSessionEnd, sessions: new SessionCounter() }),
    new ApolloLink(forward),
  ]);
  const failure = await firstValueFrom(
    ApolloLink.execute(link, { query: MeDocument }, { client: {} as never }),
  ).then(
    () => null,
    (problem: Error) => problem,
  );
  return { failure, onSessionEnd, forward };
}

describe('a token that is unavailable', () => {
  it('without a connection is a connection error, and the session stays', async () => {
    const { failure, onSessionEnd, forward } = await sendWithout(new IdentityError('unreachable'));
    expect(failure?.message).toMatch(/can’t be reached/);
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(forward).not.toHaveBeenCalled();
  });

  it('because the provider has ended the account’s session ends it here', async () => {
    const { failure, onSessionEnd, forward } = await sendWithout(new IdentityError('disabled'));
    expect(errorCodeOf(failure)).toBe('UNAUTHENTICATED');
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(forward).not.toHaveBeenCalled();
  });
});
