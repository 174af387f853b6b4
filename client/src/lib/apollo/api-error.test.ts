import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ConnectionError, errorCodeOf, errorFields, readableError, retryAfterMs } from './api-error.ts';

function graphQLError(extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions }] });
}

function serverError(status: number, bodyText: string) {
  return new ServerError('Response not successful', { response: new Response('', { status }), bodyText });
}

describe('a refusal by the API', () => {
  it('gives its code and the fields it names', () => {
    const fields = { petname: 'This field is required', 'entries.0.petId': 'This field is required' };
    const error = graphQLError({ code: 'BAD_USER_INPUT', fields });
    expect(errorCodeOf(error)).toBe('BAD_USER_INPUT');
    expect(errorFields(error)).toEqual(fields);
  });

  it.each([[graphQLError({})], [new TypeError('Failed to fetch')], ['text'], [null]])(
    'gives neither where there is none: %p',
    (error) => {
      expect(errorCodeOf(error)).toBeUndefined();
      expect(errorFields(error)).toEqual({});
    },
  );
});

describe('a shop that has too much to do', () => {
  function refusal(status: number, retryAfter?: string) {
    const headers = retryAfter ? { 'retry-after': retryAfter } : undefined;
    return new ServerError('Refused', { response: new Response('', { status, headers }), bodyText: '{}' });
  }

  it.each([
    ['after the pause that it asks for', refusal(503, '2'), 2000],
    ['also where only this shopper asked too much', refusal(429, '1'), 1000],
    ['never by itself after a pause that nobody sits out', refusal(429, '42'), undefined],
    ['never by itself where it names no pause', refusal(503), undefined],
    ['never by itself where the pause is a date', refusal(503, 'Sat, 21 Nov 2026 12:00:00 GMT'), undefined],
    ['never by itself for another reason', refusal(500, '2'), undefined],
    ['never by itself where no answer came', new TypeError('Failed to fetch'), undefined],
  ])('is asked again %s', (_name, error, pause) => {
    expect(retryAfterMs(error)).toBe(pause);
  });
});

describe('words for a failure', () => {
  it.each([
    ['the REST paths', '{"error":{"code":"RATE_LIMITED","message":"Please wait"}}'],
    ['GraphQL', '{"errors":[{"message":"Please wait","extensions":{"code":"RATE_LIMITED"}}]}'],
  ])('are the server’s own where it refused in the shape of %s', (_name, body) => {
    const error = readableError(serverError(429, body));
    expect(error.message).toBe('Please wait');
    expect(errorCodeOf(error)).toBe('RATE_LIMITED');
  });

  it('are the shop’s where something else than the shop refused', () => {
    const error = readableError(serverError(500, '<html>Sorry</html>'));
    expect(error.message).toBe('The shop could not answer. Please try again in a moment.');
    expect(errorCodeOf(error)).toBeUndefined();
  });

  it.each([
    ['the connection broke', new TypeError('Failed to fetch')],
    ['a gateway answered in its place', serverError(502, '<html>Bad gateway</html>')],
  ])('are those of a lost connection where %s', (_name, cause) => {
    const error = readableError(cause);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toBe('The shop can’t be reached right now. Please try again in a moment.');
  });

  it('are the shop’s own where it refuses because a part of it is away', () => {
    const body = '{"error":{"code":"UPSTREAM_UNAVAILABLE","message":"No payments just now"}}';
    const error = readableError(serverError(503, body));
    expect(error.message).toBe('No payments just now');
    expect(error).not.toBeInstanceOf(ConnectionError);
  });

  it('stay as they are in an answer of GraphQL', () => {
    const error = graphQLError({ code: 'NOT_FOUND' });
    expect(readableError(error)).toBe(error);
  });
});
