import { DomainError } from './domain-error.ts';
import { publicError } from './error-report.ts';
import { createLogger, type Logger } from './logging.ts';

const silent = createLogger('silent');

describe('what a client learns of an error', () => {
  it('passes a domain error on', () => {
    expect(publicError(new DomainError('ALREADY_SOLD', 'Rex already has a new home'), silent)).toEqual({
      code: 'ALREADY_SOLD',
      message: 'Rex already has a new home',
      status: 409,
    });
  });

  it('hides a bug behind an id that the log holds', () => {
    const logged: { errorId?: string }[] = [];
    const log = { error: (entry: object) => logged.push(entry) } as unknown as Logger;
    const report = publicError(new Error('connect mongodb://user:secret@db failed'), log);
    expect(report).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(report.message).not.toContain('secret');
    expect(report.message).toContain(logged[0]?.errorId);
  });

  it.each([
    [
      'a lost database',
      Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' }),
      'UPSTREAM_UNAVAILABLE',
      503,
    ],
    [
      'a connection that a killed database has ended',
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
      'UPSTREAM_UNAVAILABLE',
      503,
    ],
    [
      'a list that the database gave up on',
      Object.assign(new Error('operation exceeded time limit'), { name: 'MongoServerError', code: 50 }),
      'UPSTREAM_UNAVAILABLE',
      503,
    ],
    [
      'a body that is too large',
      Object.assign(new Error('x'), { status: 413, type: 'entity.too.large' }),
      'PAYLOAD_TOO_LARGE',
      413,
    ],
    [
      'broken JSON',
      Object.assign(new Error('x'), { status: 400, type: 'entity.parse.failed' }),
      'BAD_USER_INPUT',
      400,
    ],
  ])('names %s', (_what, error, code, status) => {
    expect(publicError(error, silent)).toMatchObject({ code, status });
  });
});
