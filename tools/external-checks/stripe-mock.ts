import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePorts } from '../../packages/local-stack/system/free-ports.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { type StripeRequest, shapeOf } from '../../server/test/fixtures/payments/stripe-recorder.ts';
import { recordStripeRequests } from '../../server/test/fixtures/payments/stripe-scenario.ts';
import type { CheckResult } from './external-check.ts';
import { goProgram } from './programs.ts';

const module = 'github.com/stripe/stripe-mock';
const version = 'v0.203.0';
/** What it accepted: server/test/payments/stripe-requests.test.ts holds the server to it, without the program. */
const acceptedFile = join(projectRoot, 'server/test/fixtures/payments/stripe-requests.json');

/** The server's gateway to Stripe as tsc builds it: Node does not run its source. */
type BuiltModule = typeof import('../../server/src/payments/stripe/stripe.gateway.ts');
const builtGateway = join(projectRoot, 'dist/server/src/payments/stripe/stripe.gateway.js');

/** Stripe's own mock knows every parameter of every request, and refuses what is unknown, missing or of a wrong type. */
export async function stripeMock(): Promise<CheckResult[]> {
  const path = await goProgram(module, version);
  const { StripeGateway }: BuiltModule = await import(builtGateway);
  const requests = await recordStripeRequests(StripeGateway);
  const [port = 0, securePort = 0] = await findFreePorts(2);
  const mock = spawn(path, ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${securePort}`]);
  try {
    await waitUntilListening(port);
    const kinds = new Map(requests.map((request) => [shapeOf(request), request]));
    const refusals: string[] = [];
    for (const [shape, request] of kinds) {
      const refusal = await sendToMock(port, request);
      if (refusal) refusals.push(`${shape}: ${refusal}`);
    }
    if (refusals.length === 0) await writeAccepted([...kinds.keys()]);
    return [
      {
        check: 'stripe-mock',
        version,
        command: `stripe-mock -http-addr 127.0.0.1:PORT, ${requests.length} requests of a day in the shop`,
        isGood: refusals.length === 0,
        findings: [
          `${requests.length} requests of ${kinds.size} kinds, ${refusals.length} refused`,
          ...refusals,
        ],
      },
    ];
  } finally {
    mock.kill();
  }
}

/** @returns why it was refused, or null */
async function sendToMock(
  port: number,
  { method, path, contentType, body }: StripeRequest,
): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_123', ...(contentType && { 'content-type': contentType }) },
    body: body || undefined,
  });
  if (answer.ok) return null;
  const { error } = (await answer.json()) as { error: { message: string } };
  return `${answer.status} ${error.message}`;
}

async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('stripe-mock did not start within 10 s');
}

async function writeAccepted(shapes: readonly string[]): Promise<void> {
  const record = { stripeMock: version, accepted: shapes.toSorted() };
  await writeFile(acceptedFile, `${JSON.stringify(record, null, 2)}\n`);
}
