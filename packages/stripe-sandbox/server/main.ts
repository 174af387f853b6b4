import { parseArgs } from 'node:util';
import { startStripeSandbox } from './sandbox.ts';

/** What docs/operations.md has a shop's endpoint set up for. */
const enabledEvents = [
  ...['succeeded', 'processing', 'payment_failed', 'canceled'].map((event) => `payment_intent.${event}`),
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (event) => `charge.dispute.${event}`,
  ),
];

/** The sandbox as a process of its own: `node main.ts --port N --data FILE [--webhook-url URL --webhook-secret S]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string' },
    },
  });
  const { port, data, 'webhook-url': url, 'webhook-secret': secret } = values;
  if (!port || !data) throw new Error('The Stripe sandbox needs --port and --data.');

  const sandbox = await startStripeSandbox({
    port: Number(port),
    dataFile: data,
    ...(url && secret && { webhook: { url, secret, enabledEvents } }),
    onDiskFailure: (error) => fail(`The Stripe sandbox cannot write ${data}: ${messageOf(error)}`),
  });

  const stop = () => {
    sandbox.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor died: without it nobody would end this process.
  process.once('disconnect', stop);
  process.send?.({ type: 'ready' });
}

function fail(reason: unknown): never {
  console.error(messageOf(reason));
  process.exit(1);
}

function messageOf(reason: unknown): string {
  const { code, port } = reason as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, so the Stripe sandbox cannot start: set STRIPE_PORT to a free one.`;
  return reason instanceof Error ? reason.message : String(reason);
}

main().catch(fail);
