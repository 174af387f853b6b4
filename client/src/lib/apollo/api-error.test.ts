import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  ConnectionError,
  errorCodeOf,
  errorFields,
  readableError,
  retryAfterMs,
  withoutPaths,
} from './api-error.ts';

function graphQLError(extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions }] });
}

function serverError(status: number, bodyText: string) {
  return new ServerError('Response not successful', { response: new Response('', { status }), bodyText });
}

describe('an API error', () => {
  it('has its code and fields', () => {
    const fields = { petname: 'This field is required', 'entries.0.petId': 'This field is required' };
    const error = graphQLError({ code: 'BAD_USER_INPUT', fields });
    expect(errorCodeOf(error)).toBe('BAD_USER_INPUT');
    expect(errorFields(error)).toEqual(fields);
  });

  it.each([[graphQLError({})], [new TypeError('Failed to fetch')], ['text'], [null]])(
    'has neither where there is no GraphQL error: %p',
    (error) => {
      expect(errorCodeOf(error)).toBeUndefined();
      expect(errorFields(error)).toEqual({});
    },
  );
});

describe('the retry delay of an overloaded shop', () => {
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
  ])('is right: %s', (_name, error, pause) => {
    expect(retryAfterMs(error)).toBe(pause);
  });
});

describe('the message of a failure', () => {
  it.each([
    ['the REST paths', '{"error":{"code":"RATE_LIMITED","message":"Please wait"}}'],
    ['GraphQL', '{"errors":[{"message":"Please wait","extensions":{"code":"RATE_LIMITED"}}]}'],
  ])('is the server’s own in the shape of %s', (_name, body) => {
    const error = readableError(serverError(429, body));
    expect(error.message).toBe('Please wait');
    expect(errorCodeOf(error)).toBe('RATE_LIMITED');
  });

  it('is the client’s own where another server responded', () => {
    const error = readableError(serverError(500, '<html>Sorry</html>'));
    expect(error.message).toBe('The shop could not answer. Please try again in a moment.');
    expect(errorCodeOf(error)).toBeUndefined();
  });

  it.each([
    ['the connection broke', new TypeError('Failed to fetch')],
    ['a gateway answered in its place', serverError(502, '<html>Bad gateway</html>')],
  ])('is that of a lost connection where %s', (_name, cause) => {
    const error = readableError(cause);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toBe('The shop can’t be reached right now. Please try again in a moment.');
  });

  it('is the server’s own where one of its dependencies is unavailable', () => {
    const body = '{"error":{"code":"UPSTREAM_UNAVAILABLE","message":"No payments just now"}}';
    const error = readableError(serverError(503, body));
    expect(error.message).toBe('No payments just now');
    expect(error).not.toBeInstanceOf(ConnectionError);
  });

  it('has no paths of fields in it, which are for programs', () => {
    const fields = { 'entries.1.petId': 'No such item', phone: 'This field is required' };
    const error = {
      message: 'entries.1.petId: No such item',
      extensions: { code: 'BAD_USER_INPUT', fields },
    };
    expect(withoutPaths(error)).toEqual({ ...error, message: 'No such item. This field is required' });
    const conflict = {
      message: 'Already sold',
      extensions: { code: 'CONFLICT', fields: { paymentId: 'p1' } },
    };
    expect(withoutPaths(conflict)).toBe(conflict);
  });

  it('stays unchanged in a GraphQL response', () => {
    const error = graphQLError({ code: 'NOT_FOUND' });
    expect(readableError(error)).toBe(error);
  });
});
