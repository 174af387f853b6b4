import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from './sandbox.ts';

/** For tests: a sandbox on a free port with a journal of its own, and the official SDK as its client. */
export interface SandboxFixture {
  stripe: Stripe;
  url: string;
  dataFile: string;
  /** Calls as Stripe.js does, with the publishable key. */
  browser(path: string, params: Record<string, string>): Promise<{ status: number; body: BrowserAnswer }>;
  /** Stops it and starts another on the same journal. */
  restart(options?: Partial<StripeSandboxOptions>): Promise<void>;
  stop(): Promise<void>;
}

interface BrowserAnswer {
  id: string;
  status: string;
  next_action: { type: string; use_stripe_sdk: { url: string } } | null;
  error: { code: string; message: string; type: string; payment_intent: Record<string, unknown> };
  [field: string]: unknown;
}

export async function aSandbox(options: Partial<StripeSandboxOptions> = {}): Promise<SandboxFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  const dataFile = join(folder, 'journal.jsonl');
  let sandbox: StripeSandbox;

  async function start(more: Partial<StripeSandboxOptions>): Promise<void> {
    sandbox = await startStripeSandbox({ port: 0, dataFile, ...options, ...more });
    fixture.url = sandbox.url;
    fixture.stripe = aClient(sandbox.port);
  }

  const fixture: SandboxFixture = {
    dataFile,
    stripe: aClient(0),
    url: '',
    async browser(path, params) {
      const body = new URLSearchParams({ key: 'pk_test_sandbox', ...params });
      const response = await fetch(`${fixture.url}${path}`, { method: 'POST', body });
      return { status: response.status, body: (await response.json()) as BrowserAnswer };
    },
    async restart(more = {}) {
      await sandbox.stop();
      await start(more);
    },
    async stop() {
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
  };
  await start({});
  return fixture;
}

/** The SDK as the shop makes it, but without its own retries, so that each answer is seen. */
export function aClient(port: number, key = 'sk_test_sandbox'): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A card as a browser sends it, valid by default. */
export function aCard(number: string, more: Record<string, string> = {}): Record<string, string> {
  const fields = {
    number,
    exp_month: '12',
    exp_year: String(new Date().getFullYear() + 2),
    cvc: '123',
    ...more,
  };
  const named = Object.entries(fields).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  return { 'payment_method_data[type]': 'card', ...Object.fromEntries(named) };
}

interface ReceivedWebhook {
  body: string;
  signature: string;
}

/** A shop's webhook address that answers with the given statuses in turn, then with 200. */
export async function aWebhookReceiver(statuses: number[] = []) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ body: Buffer.concat(chunks).toString(), signature: signatureOf(request.headers) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payment/webhook`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function signatureOf(headers: IncomingHttpHeaders): string {
  return String(headers['stripe-signature']);
}

/** Waits until the condition holds, at most five seconds. */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 170_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
