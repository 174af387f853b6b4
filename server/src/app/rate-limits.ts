import type { RequestHandler } from 'express';
import { networkOf } from '../platform/network-address.ts';
import { RateLimiter } from '../platform/rate-limiter.ts';
import type { Settings } from './settings.ts';

/** Requests of one address in one minute: room for an office full of shoppers behind it, none for a flood. */
const POINTS = 1500;

/** Limits how much one address may ask of the API, whatever it asks. */
export function rateLimits(settings: Settings): RequestHandler[] {
  if (!settings.hasRateLimits) return [];
  const limiter = new RateLimiter('api', POINTS);
  return [
    async (request, _response, next) => {
      await limiter.take(networkOf(request.ip));
      next();
    },
  ];
}
