import type { RequestHandler } from 'express';
import type { Load } from '../platform/load.ts';
import { networkOf } from '../platform/network-address.ts';

/** How long an answer may take to be read, in milliseconds: whoever reads slower holds a place that others need. */
const PATIENCE = 120_000;

/** What a body counts for whose sender does not say how long it is, in bytes. */
const UNKNOWN_LENGTH = 1_000_000;

/** Takes requests on while there is room for them. The client's files are left out: they cost next to nothing. */
export function overload(load: Load): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith('/assets/')) {
      next();
      return;
    }
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const leave = load.enter(networkOf(request.ip), Number(length ?? (encoding ? UNKNOWN_LENGTH : 0)));
    const tooLong = setTimeout(() => request.socket.destroy(), PATIENCE);
    // Comes in every case: after the last byte of the answer, and when the connection breaks before.
    response.once('close', () => {
      clearTimeout(tooLong);
      leave();
    });
    next();
  };
}
