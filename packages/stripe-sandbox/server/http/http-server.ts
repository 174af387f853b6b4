import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiAnswer, ApiRequest } from './api.ts';

export interface HttpServer {
  port: number;
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 1_000_000;

/** Any page may call, as with Stripe: what a call may do depends on its key alone. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Expose-Headers': 'Request-Id, Idempotent-Replayed, Original-Request',
  'Access-Control-Max-Age': '600',
};

/** Longer than clients keep theirs: one that sends a request while it is closed has lost it. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/**
 * Listens on this machine only.
 *
 * @param port 0 takes any free one
 * @throws the `EADDRINUSE` error when the port is taken
 */
export async function listen(
  port: number,
  answer: (request: ApiRequest) => Promise<ApiAnswer>,
): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
    respond(request, response, answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: ApiRequest) => Promise<ApiAnswer>,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await readBody(request);
  if (body === null) {
    response.writeHead(413, corsHeaders).end();
    return;
  }
  const {
    status,
    headers,
    body: text,
  } = await answer({
    method: request.method ?? 'GET',
    path: url.pathname,
    form: request.method === 'POST' ? body : url.search.slice(1),
    authorization: request.headers.authorization,
    idempotencyKey: headerText(request.headers['idempotency-key']),
  });
  response.writeHead(status, {
    ...corsHeaders,
    ...headers,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** Null when there is more of it than any call needs. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString() : null;
}

function headerText(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) || null;
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    // Calls under way get a moment to be answered; nothing that they changed is lost either way.
    const forcedClose = setTimeout(() => server.closeAllConnections(), 1000);
    server.close(() => {
      clearTimeout(forcedClose);
      resolve();
    });
    server.closeIdleConnections();
  });
}
