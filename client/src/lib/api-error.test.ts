import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCodeOf, errorFields, readableError } from './api-error.ts';

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

describe('words for a failure', () => {
  it.each([
    ['the REST paths', '{"error":{"code":"RATE_LIMITED","message":"Please wait"}}'],
    ['GraphQL', '{"errors":[{"message":"Please wait","extensions":{"code":"RATE_LIMITED"}}]}'],
  ])('are the server’s own where it refused in the shape of %s', (_name, body) => {
    const error = readableError(serverError(429, body));
    expect(error.message).toBe('Please wait');
    expect(errorCodeOf(error)).toBe('RATE_LIMITED');
  });

  it('are the shop’s where a gateway answered with a page', () => {
    const error = readableError(serverError(502, '<html>Bad gateway</html>'));
    expect(error.message).toBe('The shop could not answer. Please try again in a moment.');
    expect(errorCodeOf(error)).toBeUndefined();
  });

  it('are the shop’s where no answer came', () => {
    const error = readableError(new TypeError('Failed to fetch'));
    expect(error.message).toBe('The shop can’t be reached right now. Please try again in a moment.');
  });

  it('stay as they are in an answer of GraphQL', () => {
    const error = graphQLError({ code: 'NOT_FOUND' });
    expect(readableError(error)).toBe(error);
  });
});
