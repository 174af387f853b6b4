import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../platform/logging.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { LiveConnections } from './connection-registry.ts';

/** Connections of one process; half of what it has room for stays free for requests. */
const MAX_CONNECTIONS = 2500;

/** Connections of one address at a time, and how often it may connect within a minute: an office behind it. */
const MAX_OF_ADDRESS = 200;
const ATTEMPTS = 300;

interface DoorParts {
  readonly hasRateLimits: boolean;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isForeign: (request: IncomingMessage) => boolean;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/** Decides who may open a live connection at all, before it takes anything worth mentioning. */
export class LiveDoor {
  private readonly attempts: RateLimiter | null;

  constructor(private readonly parts: DoorParts) {
    this.attempts = parts.hasRateLimits ? new RateLimiter('live', ATTEMPTS) : null;
  }

  /** @returns the part of the address that limits are counted by; null for somebody who was turned away */
  async letIn(
    request: IncomingMessage,
    socket: Duplex,
    connections: LiveConnections,
  ): Promise<string | null> {
    const network = this.parts.addressOf(request);
    const refusal = this.refusalOf(request, network, connections) ?? (await this.refusalOfPace(network));
    if (refusal === null) return network;

    this.parts.log.warn({ code: refusal.code, what: 'live' }, 'refused');
    socket.end(`HTTP/1.1 ${refusal.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    return null;
  }

  private refusalOf(request: IncomingMessage, network: string, connections: LiveConnections) {
    if (this.parts.isForeign(request)) return { status: '403 Forbidden', code: 'FORBIDDEN' };
    if (this.parts.isDraining() || connections.count >= MAX_CONNECTIONS) return busy;
    const isTooMany = this.parts.hasRateLimits && connections.countOf(network) >= MAX_OF_ADDRESS;
    return isTooMany ? tooMany : null;
  }

  private async refusalOfPace(network: string) {
    try {
      await this.attempts?.take(network);
      return null;
    } catch {
      return tooMany;
    }
  }
}

const busy = { status: '503 Service Unavailable', code: 'UPSTREAM_UNAVAILABLE' };
const tooMany = { status: '429 Too Many Requests', code: 'RATE_LIMITED' };
