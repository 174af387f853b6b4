import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { ErrorCode } from '../../../domain/errors/error-codes.ts';
import type { Logger } from '../platform/logging.ts';
import { networkOf } from '../platform/network-address.ts';
import { Shares } from '../platform/shares.ts';

/** Limits of a connection, in milliseconds and bytes. */
const limits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request, its body included: a picture over a slow line. */
  requestTimeout: 600_000,
  /** How often both are checked. */
  connectionsCheckingInterval: 2000,
  /** Longer than proxies keep theirs, so that they close unused connections first. */
  keepAliveTimeout: 75_000,
  /** Of the URL and all headers together. */
  maxHeaderSize: 16 * 1024,
};

/** Each connection takes some kilobytes, used or not. */
const MAX_CONNECTIONS = 5000;
const MAX_CONNECTIONS_PER_ADDRESS = 1000;

/** Longer than any response takes. */
const IDLE_TIMEOUT_MS = MINUTE_MS;

/** Shortest time between two evictions of idle connections. */
const EVICTION_INTERVAL_MS = 1000;

/** How long a rejected client has to read the response. */
const CLOSE_TIMEOUT_MS = 1000;

interface Rejection {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const unreadable: Rejection = {
  ...{ status: '400 Bad Request', code: 'BAD_USER_INPUT' },
  message: 'The request cannot be read',
};
const tooLargeHead: Rejection = {
  ...{ status: '431 Request Header Fields Too Large', code: 'BAD_USER_INPUT' },
  message: 'The headers are too large',
};
const tooSlow: Rejection = {
  ...{ status: '408 Request Timeout', code: 'BAD_USER_INPUT' },
  message: 'The request took too long',
};
const tooMany: Rejection = {
  ...{ status: '429 Too Many Requests', code: 'RATE_LIMITED' },
  message: 'Too many connections at once',
};
const rejections: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: tooLargeHead,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

interface ServerOptions {
  /** Whether connections are limited by address; behind a proxy all come from one. */
  readonly hasConnectionLimits: boolean;
  readonly log: Logger;
}

/** The HTTP server with its limits on connections. */
export function createHttpServer(app: RequestListener, { hasConnectionLimits, log }: ServerOptions): Server {
  const server = createServer({ ...limits, shouldUpgradeCallback: isSubscriptionUpgrade }, app);
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  const evictIdle = createIdleEvictor(server);
  server.on('connection', evictIdle);
  server.on('drop', evictIdle);
  if (hasConnectionLimits) server.on('connection', limitConnectionsPerAddress(log));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else reject(socket, rejections[error.code ?? ''] ?? unreadable, log);
  });
  return server;
}

/** Ends the connection of a request whose body does not arrive in time. */
export function rejectSlowBody({ socket }: IncomingMessage, log: Logger): void {
  reject(socket, tooSlow, log);
}

/** @returns a function that closes idle connections when the limit is reached */
function createIdleEvictor(server: Server): () => void {
  let evictedAt = Number.NEGATIVE_INFINITY;
  return () => {
    server.getConnections((_error, count) => {
      if (count < MAX_CONNECTIONS || performance.now() - evictedAt < EVICTION_INTERVAL_MS) return;
      evictedAt = performance.now();
      server.closeIdleConnections();
    });
  };
}

/** @returns a listener that limits the connections of each address */
function limitConnectionsPerAddress(log: Logger): (socket: Socket) => void {
  const connections = new Shares();
  return (socket) => {
    const network = networkOf(socket.remoteAddress);
    connections.add(network, 1);
    socket.once('close', () => connections.add(network, -1));
    if (connections.of(network) <= MAX_CONNECTIONS_PER_ADDRESS) return;
    // Before a request is read, because it would not be answered.
    socket.once('finish', () => socket.destroy());
    reject(socket, tooMany, log);
  };
}

/** Other upgrades are ignored, and the request is answered as it is. */
function isSubscriptionUpgrade({ headers, url }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '') && /^\/graphql\/?(\?|$)/i.test(url ?? '');
}

/** A malformed request never reaches the app, so it is answered here. */
function reject(socket: Duplex, { status, code, message }: Rejection, log: Logger): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  log.warn({ code, status: Number(status.slice(0, 3)), message }, 'refused connection');
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
}
