import mongoose from 'mongoose';
import { DomainError } from './domain-error.ts';
import { createLogger, type Logger } from './logging.ts';
import { publicError } from './public-error.ts';
import { withTimeout } from './with-timeout.ts';

const silent = createLogger('silent');

describe('what a client learns of an error', () => {
  it('passes a domain error on', () => {
    expect(publicError(new DomainError('ALREADY_SOLD', 'Rex already has a new home'), silent)).toEqual({
      code: 'ALREADY_SOLD',
      message: 'Rex already has a new home',
      status: 409,
    });
  });

  it('passes on what programs act on', () => {
    const error = new DomainError('FORBIDDEN', 'Please log in again', undefined, 'SIGN_IN_AGAIN');
    expect(publicError(error, silent)).toMatchObject({ code: 'FORBIDDEN', reason: 'SIGN_IN_AGAIN' });
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

describe('a database that is away for the moment', () => {
  const { MongoServerError, MongoNetworkError, MongoWriteConcernError, MongoBulkWriteError } = mongoose.mongo;

  it.each([
    ['is no primary any more', 'not primary and secondaryOk=false', 13_435],
    ['is no primary yet', 'not primary', 10_107],
    ['steps down', 'primary stepped down while waiting for replication', 189],
    ['interrupts what runs, to step down', 'operation was interrupted', 11_602],
    ['shuts down', 'The server is in quiesce mode and will shut down', 91],
    ['interrupts what runs, to shut down', 'interrupted at shutdown', 11_600],
    ['recovers', 'node is not in primary or recovering state', 13_436],
    ['waits for the others in vain', 'waiting for replication timed out', 64],
    ['no longer has the cursor, since another member is primary', 'cursor id 7 not found', 43],
    ['no longer has the transaction, since another member is primary', 'no such transaction', 251],
    ['lost a transaction that ran for too long', 'transaction was aborted', 290],
    ['knows no moment that it can be read at', 'snapshot unavailable', 246],
    ['has no room left', 'No space left on device', 14_031],
  ])('is said to be that, where it %s', (_what, errmsg, code) => {
    const report = publicError(new MongoServerError({ errmsg, code }), silent);
    expect(report).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'The shop cannot reach its data right now',
      status: 503,
    });
  });

  it('is seen behind the errors that wrap others', () => {
    const stepDown = { code: 189, errmsg: 'primary stepped down' };
    const errors = [
      new MongoWriteConcernError({ ok: 1, writeConcernError: stepDown }),
      new MongoBulkWriteError(new MongoServerError(stepDown), {} as never),
      // Without a label, where the connection was given up before it broke.
      new MongoBulkWriteError(new MongoNetworkError('read ECONNRESET'), {} as never),
      new Error('the list could not be read', { cause: new MongoServerError(stepDown) }),
    ];
    for (const error of errors) expect(publicError(error, silent)).toMatchObject({ status: 503 });
  });

  it.each(['ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    'is told by the error that Node has for its connection: %s',
    (code) => {
      expect(publicError(Object.assign(new Error('x'), { code }), silent)).toMatchObject({ status: 503 });
    },
  );

  it('is told by each error of the driver that is about the way to it', () => {
    const aboutTheWay =
      /Network|Selection|Closed|Cleared|NotConnected|WaitQueue|StalePrimary|OperationTimeout/;
    const names = Object.entries(mongoose.mongo)
      .filter(([name]) => aboutTheWay.test(name) && name.endsWith('Error') && !name.startsWith('MongoCrypt'))
      .map(([, ofDriver]) => Object.create((ofDriver as { prototype: object }).prototype).name as string);
    expect(names.length).toBeGreaterThan(8);
    const statusOf = (name: string) => publicError(Object.assign(new Error('x'), { name }), silent).status;
    expect(names.filter((name) => statusOf(name) !== 503)).toEqual([]);
  });

  it('is told by its silence', async () => {
    const silence = withTimeout(1, new Promise(() => undefined));
    await silence.catch((error) => expect(publicError(error, silent)).toMatchObject({ status: 503 }));
    expect.assertions(1);
  });

  it('is no excuse for a bug', () => {
    const bug = new MongoServerError({ errmsg: 'unknown operator: $wherever', code: 2 });
    expect(publicError(bug, silent)).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(publicError(new TypeError('x is not a function'), silent)).toMatchObject({ code: 'INTERNAL' });
  });
});
