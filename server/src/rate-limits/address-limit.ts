import type { RequestHandler } from 'express';
import type { Settings } from '../config/settings.ts';
import { networkOf } from '../platform/network-address.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Requests of one address in one minute: room for an office full of shoppers behind it, none for a flood. */
const POINTS = 1500;

/** Requests that a process counts at a time, so that one in so many asks the database. */
const BLOCK = 50;

/** Limits how much one address may ask of the API, whatever it asks. */
export class RateLimits {
  private readonly limiter: RateLimiter | null;

  constructor({ hasRateLimits }: Settings) {
    this.limiter = hasRateLimits ? new RateLimiter('api', POINTS, BLOCK) : null;
  }

  /** Takes note of a request where that needs no question to the database; otherwise the middleware must. */
  takeCounted(network: string): boolean {
    return this.limiter?.takeCounted(network) ?? true;
  }

  /** What stands before the paths that are limited. */
  middleware(): RequestHandler[] {
    const { limiter } = this;
    if (!limiter) return [];
    return [
      async (request, _response, next) => {
        await limiter.take(networkOf(request.ip));
        next();
      },
    ];
  }
}
