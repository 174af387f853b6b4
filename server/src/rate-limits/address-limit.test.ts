import type { NextFunction, Request, Response } from 'express';
import { readSettings } from '../config/settings.ts';
import { AddressLimit } from './address-limit.ts';

it('lets an address ask 1,500 times a minute, in batches or one by one, and others as often', async () => {
  const limit = new AddressLimit(readSettings({ NODE_ENV: 'test' }));
  const [middleware] = limit.middleware();
  const ask = async (ip: string) => {
    let isAllowed = false;
    const next = (() => {
      isAllowed = true;
    }) as NextFunction;
    await Promise.resolve(middleware?.({ ip } as Request, {} as Response, next)).catch((error) => {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', seconds: expect.any(Number) });
    });
    return isAllowed;
  };
  let count = 0;
  while (limit.tryConsume('192.0.2.1') || (await ask('192.0.2.1'))) count += 1;
  expect(count).toBe(1500);
  expect(await ask('192.0.2.2')).toBe(true);
});

it('limits nobody where limits are off', () => {
  const limit = new AddressLimit(readSettings({ NODE_ENV: 'test', RATE_LIMIT: 'off' }));
  expect(limit.middleware()).toEqual([]);
  expect(limit.tryConsume('192.0.2.1')).toBe(true);
});
