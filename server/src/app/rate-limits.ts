import type { RequestHandler } from 'express';
import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../platform/domain-error.ts';
import type { Settings } from './settings.ts';

/** Requests of one address in one minute: room for an office full of shoppers behind it, none for a flood. */
const POINTS = 1500;
const SECONDS = 60;

/**
 * Limits how much one address may ask of the API. Counted in the database, so that the limit holds
 * for all processes together; while that is down, each process counts for itself.
 */
export function rateLimits(settings: Settings): RequestHandler[] {
  if (!settings.hasRateLimits) return [];
  const limiter = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'ratelimits',
    keyPrefix: 'api',
    points: POINTS,
    duration: SECONDS,
    // Beyond the limit an address is told from memory, without asking the database again.
    inMemoryBlockOnConsumed: POINTS + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: 'api', points: POINTS, duration: SECONDS }),
  });
  return [
    async (request, response, next) => {
      try {
        await limiter.consume(request.ip ?? 'unknown');
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        response.set('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
        throw new DomainError('RATE_LIMITED', 'Too many requests. Please wait a moment.');
      }
      next();
    },
  ];
}
