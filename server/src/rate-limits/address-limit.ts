import type { RequestHandler } from 'express';
import type { Settings } from '../config/settings.ts';
import { networkOf } from '../platform/network-address.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Enough for an office full of shoppers behind one address, too little for a flood. */
const MAX_REQUESTS_PER_MINUTE = 1500;

/** Requests counted at a time, so that only one in 50 asks the database. */
const COUNT_BATCH_SIZE = 50;

/** Limits the API requests of one address. */
export class AddressLimit {
  private readonly limiter: RateLimiter | null;

  constructor({ hasRateLimits }: Settings) {
    this.limiter = hasRateLimits ? new RateLimiter('api', MAX_REQUESTS_PER_MINUTE, COUNT_BATCH_SIZE) : null;
  }

  /** Counts a request if that needs no query; otherwise the middleware must. */
  tryConsume(network: string): boolean {
    return this.limiter?.tryConsume(network) ?? true;
  }

  /** Goes before the limited paths. */
  middleware(): RequestHandler[] {
    const { limiter } = this;
    if (!limiter) return [];
    return [
      async (request, _response, next) => {
        await limiter.consume(networkOf(request.ip));
        next();
      },
    ];
  }
}
