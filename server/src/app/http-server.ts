import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../platform/logging.ts';

/** What a connection may take, in milliseconds and bytes. */
const limits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request, its body included: a picture over a slow line. */
  requestTimeout: 60_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 2000,
  /** Longer than proxies keep theirs, so that they are the ones who close a connection that is not used. */
  keepAliveTimeout: 75_000,
  /** Of the address and all headers together. */
  maxHeaderSize: 16 * 1024,
};

/** Connections at a time. Each takes some kilobytes, used or not. */
const MAX_CONNECTIONS = 5000;

const answers: Readonly<Record<string, { readonly status: string; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long' },
};
const notHttp = { status: '400 Bad Request', message: 'The request can not be read' };

/** The listening side, with its limits on what connections may take. */
export function createHttpServer(app: RequestListener, log: Logger): Server {
  const server = createServer({ ...limits, shouldUpgradeCallback: wantsToListen }, app);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error, socket) => refuse(error, socket, log));
  return server;
}

/** All other wishes to change the protocol are ignored, and the request is answered as it is. */
function wantsToListen({ headers, url }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '') && /^\/graphql\/?(\?|$)/i.test(url ?? '');
}

/** What is not even a request never reaches the app, so it is answered here. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, log: Logger): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = answers[error.code ?? ''] ?? notHttp;
  log.warn({ code: error.code, status: Number(status.slice(0, 3)) }, 'unreadable request');
  const body = JSON.stringify({ error: { code: 'BAD_USER_INPUT', message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
