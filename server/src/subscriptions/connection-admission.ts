import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../platform/logging.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { ConnectionRegistry } from './connection-registry.ts';

/** Of one process; half of its connections stay free for requests. */
const MAX_CONNECTIONS = 2500;

/** Of one address: enough for an office behind it. */
const MAX_CONNECTIONS_PER_ADDRESS = 200;
const MAX_ATTEMPTS_PER_MINUTE = 300;

interface ConnectionAdmissionDeps {
  readonly hasRateLimits: boolean;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isUnknownOrigin: (request: IncomingMessage) => boolean;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/** Decides who may open a connection, before it costs anything worth mentioning. */
export class ConnectionAdmission {
  private readonly attemptLimiter: RateLimiter | null;

  constructor(private readonly deps: ConnectionAdmissionDeps) {
    this.attemptLimiter = deps.hasRateLimits ? new RateLimiter('live', MAX_ATTEMPTS_PER_MINUTE) : null;
  }

  /** @returns the network that limits are counted by; null when the connection is rejected */
  async admit(
    request: IncomingMessage,
    socket: Duplex,
    connections: ConnectionRegistry,
  ): Promise<string | null> {
    const network = this.deps.addressOf(request);
    const rejection =
      this.rejectionOf(request, network, connections) ?? (await this.rejectionByRate(network));
    if (rejection === null) return network;

    this.deps.log.warn({ code: rejection.code, what: 'live' }, 'refused');
    socket.end(`HTTP/1.1 ${rejection.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    return null;
  }

  private rejectionOf(request: IncomingMessage, network: string, connections: ConnectionRegistry) {
    if (this.deps.isUnknownOrigin(request)) return { status: '403 Forbidden', code: 'FORBIDDEN' };
    if (this.deps.isDraining() || connections.count >= MAX_CONNECTIONS) return busy;
    const isTooMany = this.deps.hasRateLimits && connections.countOf(network) >= MAX_CONNECTIONS_PER_ADDRESS;
    return isTooMany ? tooMany : null;
  }

  private async rejectionByRate(network: string) {
    try {
      await this.attemptLimiter?.consume(network);
      return null;
    } catch {
      return tooMany;
    }
  }
}

const busy = { status: '503 Service Unavailable', code: 'UPSTREAM_UNAVAILABLE' };
const tooMany = { status: '429 Too Many Requests', code: 'RATE_LIMITED' };
