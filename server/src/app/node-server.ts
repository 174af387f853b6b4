import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../../../domain/errors/error-codes.ts';
import type { Logger } from '../platform/logging.ts';
import { networkOf } from '../platform/network-address.ts';
import { Shares } from '../platform/shares.ts';

/** What a connection may take, in milliseconds and bytes. */
const limits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request, its body included: a picture over a slow line. */
  requestTimeout: 600_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 2000,
  /** Longer than proxies keep theirs, so that they are the ones who close a connection that is not used. */
  keepAliveTimeout: 75_000,
  /** Of the address and all headers together. */
  maxHeaderSize: 16 * 1024,
};

/** Connections at a time, and those of one address. Each takes some kilobytes, used or not. */
const MAX_CONNECTIONS = 5000;
const MAX_CONNECTIONS_OF_ADDRESS = 1000;

/** For how long nothing may move on a connection that is in use, in milliseconds: longer than any answer takes to make. */
const IDLE_TIMEOUT_MS = 60_000;

/** How often unused connections are closed at most to make room for new ones, in milliseconds. */
const EVICTION_INTERVAL_MS = 1000;

/** How long a connection that was refused has to read why, in milliseconds. */
const GOODBYE_MS = 1000;

interface Refusal {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const unreadable: Refusal = {
  ...{ status: '400 Bad Request', code: 'BAD_USER_INPUT' },
  message: 'The request can not be read',
};
const tooLargeHead: Refusal = {
  ...{ status: '431 Request Header Fields Too Large', code: 'BAD_USER_INPUT' },
  message: 'The headers are too large',
};
const tooSlow: Refusal = {
  ...{ status: '408 Request Timeout', code: 'BAD_USER_INPUT' },
  message: 'The request took too long',
};
const tooMany: Refusal = {
  ...{ status: '429 Too Many Requests', code: 'RATE_LIMITED' },
  message: 'Too many connections at once',
};
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: tooLargeHead,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

interface ServerOptions {
  /** Whether each address gets a share of the connections; behind a proxy all come from one. */
  readonly hasShares: boolean;
  readonly log: Logger;
}

/** The listening side, with its limits on what connections may take. */
export function createHttpServer(app: RequestListener, { hasShares, log }: ServerOptions): Server {
  const server = createServer({ ...limits, shouldUpgradeCallback: wantsToListen }, app);
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  const makeRoom = roomMaker(server);
  server.on('connection', makeRoom);
  server.on('drop', makeRoom);
  if (hasShares) server.on('connection', connectionShares(log));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, refusals[error.code ?? ''] ?? unreadable, log);
  });
  return server;
}

/** Ends the connection of a request whose body does not arrive in time. */
export function refuseSlowBody({ socket }: IncomingMessage, log: Logger): void {
  refuse(socket, tooSlow, log);
}

/** @returns a function that closes the connections that nobody uses where there are no others left */
function roomMaker(server: Server): () => void {
  let evictedAt = Number.NEGATIVE_INFINITY;
  return () => {
    server.getConnections((_error, count) => {
      if (count < MAX_CONNECTIONS || performance.now() - evictedAt < EVICTION_INTERVAL_MS) return;
      evictedAt = performance.now();
      server.closeIdleConnections();
    });
  };
}

/** @returns a listener that gives each address a share of the connections */
function connectionShares(log: Logger): (socket: Socket) => void {
  const connections = new Shares();
  return (socket) => {
    const network = networkOf(socket.remoteAddress);
    connections.add(network, 1);
    socket.once('close', () => connections.add(network, -1));
    if (connections.of(network) <= MAX_CONNECTIONS_OF_ADDRESS) return;
    // Before a request is read: nobody may ask for something that is not going to be answered.
    socket.once('finish', () => socket.destroy());
    refuse(socket, tooMany, log);
  };
}

/** All other wishes to change the protocol are ignored, and the request is answered as it is. */
function wantsToListen({ headers, url }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '') && /^\/graphql\/?(\?|$)/i.test(url ?? '');
}

/** What is not even a request never reaches the app, so it is answered here. */
function refuse(socket: Duplex, { status, code, message }: Refusal, log: Logger): void {
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
  setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
}
