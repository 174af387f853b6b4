import { createLogger } from './logging.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('a line of the log', () => {
  it.each([
    ['in it', { phone: 'secret' }],
    ['in an error', { err: Object.assign(new Error(), { clientSecret: 'secret' }) }],
    [
      'in the request that an error brings along',
      { err: Object.assign(new Error(), { config: { headers: { authorization: 'secret' } } }) },
    ],
    [
      'in what is logged with a request',
      { err: Object.assign(new Error(), { params: { phone: 'secret' } }) },
    ],
  ])('holds no secret %s', (_where, line) => {
    const text = logged((log) => log.error(line, 'failed'));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain('secret');
  });

  it('holds what is no secret', () => {
    expect(logged((log) => log.warn({ code: 'RATE_LIMITED', what: 'live' }, 'refused'))).toContain(
      '"code":"RATE_LIMITED","what":"live"',
    );
  });
});
