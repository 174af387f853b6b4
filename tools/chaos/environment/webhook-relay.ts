import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallInterceptor } from './call-interceptor.ts';

/** An event of Stripe on its way to the shop, signature and all. */
export interface WebhookCall {
  readonly type: string;
  readonly intentId: string;
  readonly body: string;
  readonly signature: string;
}

/** What happens to an event. @returns the status that Stripe gets: it repeats what was not answered with 2xx */
export type WebhookFault = (call: WebhookCall) => Promise<number>;

/** Stands between Stripe and the servers: events may be late, doubled, swapped, or never come. */
export interface WebhookRelay {
  readonly url: string;
  /** What happens to events that nothing waits for. */
  fault: WebhookFault;
  /** Waits for one event, and does with it what `act` says; resolves when that is done. */
  intercept(isMeant: (call: WebhookCall) => boolean, act: WebhookFault): Promise<void>;
  clear(): void;
  stop(): Promise<void>;
}

export async function startWebhookRelay(): Promise<WebhookRelay> {
  const interceptor = new CallInterceptor<WebhookCall, [], number>();
  const server = createServer(async (request, response) => {
    response.writeHead(await interceptor.handle(relay.fault, await readCall(request)).catch(() => 502)).end();
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: WebhookRelay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payment/webhook`,
    fault: async () => 200,
    intercept: (isMeant, act) => interceptor.intercept(isMeant, act),
    clear: () => interceptor.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return relay;
}

async function readCall(request: IncomingMessage): Promise<WebhookCall> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { type, data } = JSON.parse(body);
  const { object } = data;
  return {
    type,
    intentId: object.object === 'payment_intent' ? object.id : String(object.payment_intent),
    body,
    signature: String(request.headers['stripe-signature']),
  };
}

/** Delivers an event to a server. @returns its status; 0 when there was no answer */
export async function deliver(url: string, { body, signature }: WebhookCall): Promise<number> {
  try {
    const answer = await fetch(`${url}/payment/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
