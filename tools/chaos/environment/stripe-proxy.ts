import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CallInterceptor } from './call-interceptor.ts';
import type { ServerName } from './shop-process.ts';

/** Who calls Stripe: one of the servers, or a shopper's browser. */
export type Caller = ServerName | 'browser';

export type StripeAction = 'create' | 'retrieve' | 'confirm' | 'cancel' | 'refund' | 'dispute' | 'other';

/** One call to Stripe on its way. */
export interface StripeCall {
  readonly caller: Caller;
  readonly action: StripeAction;
  /** The intent that it is about; empty where it is yet to be made. */
  readonly intentId: string;
  /** The form that was sent, decoded. */
  readonly form: URLSearchParams;
}

export interface StripeReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** `lost`: the connection breaks, and the caller knows nothing of what Stripe did. */
export type Outcome = StripeReply | 'lost';

/** What happens to a call; `forward` sends it to Stripe, at most once. */
export type StripeFault = (call: StripeCall, forward: () => Promise<StripeReply>) => Promise<Outcome>;

/** Stands between the callers and Stripe; each caller has an address of its own there. */
export interface StripeProxy {
  readonly ports: Readonly<Record<Caller, number>>;
  /** What happens to calls that nothing waits for. */
  fault: StripeFault;
  /** When the call of a server that charged an intent came in, in milliseconds since 1970. */
  readonly chargedAt: ReadonlyMap<string, number>;
  /** Waits for one call, and does to it what `act` says; resolves when that is done. */
  intercept(isMeant: (call: StripeCall) => boolean, act: StripeFault): Promise<void>;
  /** Drops interceptions that never matched. */
  clear(): void;
  stop(): Promise<void>;
}

export async function startStripeProxy(stripeUrl: string): Promise<StripeProxy> {
  const interceptor = new CallInterceptor<StripeCall, [forward: () => Promise<StripeReply>], Outcome>();
  const chargedAt = new Map<string, number>();
  const servers: Server[] = [];

  async function listenFor(caller: Caller): Promise<number> {
    const server = createServer(async (request, response) => {
      const outcome = await handle(caller, request).catch(() => 'lost' as const);
      if (outcome === 'lost') response.destroy();
      else response.writeHead(outcome.status, outcome.headers).end(outcome.body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  async function handle(caller: Caller, request: IncomingMessage): Promise<Outcome> {
    const body = await readBody(request);
    const call = parseCall(caller, request, body);
    const at = Date.now();
    return interceptor.handle(proxy.fault, call, async () => {
      const reply = await forwardTo(stripeUrl, request, body);
      const isCharge = caller !== 'browser' && call.action === 'confirm' && reply.status === 200;
      if (isCharge && !chargedAt.has(call.intentId)) chargedAt.set(call.intentId, at);
      return reply;
    });
  }

  const proxy: StripeProxy = {
    ports: { A: await listenFor('A'), B: await listenFor('B'), browser: await listenFor('browser') },
    fault: (_call, forward) => forward(),
    chargedAt,
    intercept: (isMeant, act) => interceptor.intercept(isMeant, act),
    clear: () => interceptor.clear(),
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await sleep(0);
    },
  };
  return proxy;
}

function parseCall(caller: Caller, { method, url = '' }: IncomingMessage, body: string): StripeCall {
  const form = new URLSearchParams(body);
  const [, , kind, id = '', step] = (url.split('?')[0] ?? '').split('/');
  const intentId = kind === 'payment_intents' ? id : (form.get('payment_intent') ?? '');
  return { caller, action: parseAction(method, kind, id, step), intentId, form };
}

function parseAction(method = '', kind = '', id = '', step = ''): StripeAction {
  if (method === 'POST' && kind === 'refunds') return 'refund';
  if (kind === 'disputes' && id) return 'dispute';
  if (kind !== 'payment_intents') return 'other';
  if (step === 'confirm' || step === 'cancel') return step;
  if (method === 'POST' && !id) return 'create';
  return method === 'GET' && id ? 'retrieve' : 'other';
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

async function forwardTo(base: string, request: IncomingMessage, body: string): Promise<StripeReply> {
  const answer = await fetch(`${base}${request.url}`, {
    method: request.method ?? 'GET',
    headers: forwardedHeaders(request.headers),
    ...(request.method === 'POST' && { body }),
    signal: AbortSignal.timeout(10_000),
  });
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'request-id', 'idempotent-replayed', 'stripe-should-retry']) {
    const value = answer.headers.get(name);
    if (value) headers[name] = value;
  }
  return { status: answer.status, headers, body: await answer.text() };
}

function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of ['authorization', 'content-type', 'idempotency-key', 'stripe-version']) {
    const value = headers[name];
    if (typeof value === 'string') passed[name] = value;
  }
  return passed;
}
