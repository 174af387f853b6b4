import { createLogger } from './logging.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const origin = { service: 'petshop', instance: 'shop-1:4001', version: '1.2.0+4f2a9c01b3de' };
  write(createLogger('info', origin, { write: (line) => lines.push(line) }));
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

  it('says which service, which process of it and which version', () => {
    expect(JSON.parse(logged((log) => log.child({ req: { id: 1 } }).info('ready')))).toMatchObject({
      service: 'petshop',
      instance: 'shop-1:4001',
      version: '1.2.0+4f2a9c01b3de',
    });
  });

  it('holds what is no secret', () => {
    expect(logged((log) => log.warn({ code: 'RATE_LIMITED', what: 'live' }, 'refused'))).toContain(
      '"code":"RATE_LIMITED","what":"live"',
    );
  });
});
