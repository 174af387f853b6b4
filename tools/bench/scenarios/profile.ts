import { unbundledServer } from '../../../packages/local-stack/parts/start-server.ts';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { startInspected } from '../../../server/test/fixtures/process/inspector.ts';
import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { type Scenario } from '../load/measurements.ts';
import { type BenchEnvironment, withoutResponseCache } from '../setup/environment.ts';

/** Where a server's processor time goes while it answers one kind of request. */
export interface Profile {
  readonly title: string;
  /** Share of the busy time by part, the largest first. */
  readonly parts: readonly { readonly part: string; readonly share: number }[];
}

/** A node of V8's profile: a function, where it was called from. */
interface CallNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface CpuProfile {
  readonly nodes: readonly CallNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const CONNECTIONS = 10;
const WARM_UP_S = 2;

/** Profiles a server of its own under the load of a scenario; it is not bundled, so that file names say which package code belongs to. */
export async function profileScenario(
  stage: BenchEnvironment,
  shop: OwnShop,
  scenario: Scenario,
  seconds: number,
): Promise<Profile> {
  const server = await startInspected(shop, withoutResponseCache, unbundledServer);
  const { inspector } = server;
  const job = scenario.job(CONNECTIONS, seconds);
  const here = job.kind === 'query' ? { ...job, urls: [server.url] } : { ...job, url: server.url };
  await stage.generator.run({ ...here, seconds: WARM_UP_S });
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.start');
  await stage.generator.run(here);
  const { profile } = await inspector.send<{ profile: CpuProfile }>('Profiler.stop');
  await server.end();
  return { title: scenario.title, parts: timeSharesOf(profile) };
}

/** Packages by what they are there for; the first that fits a file's path. */
const parts: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/node_modules\/(mongodb|bson|mongodb-connection-string-url)\//, 'MongoDB driver and BSON'],
  [/node_modules\/(mongoose|@typegoose|kareem|mquery)\//, 'mongoose'],
  [/node_modules\/(graphql-jit|fast-json-stringify)\//, 'GraphQL execution'],
  [
    /node_modules\/(graphql|type-graphql|graphql-scalars|graphql-query-complexity|@escape\.tech)\//,
    'GraphQL execution',
  ],
  [/node_modules\/(@apollo|@as-integrations|@graphql-tools)\//, 'Apollo'],
  [
    /node_modules\/(express|body-parser|router|helmet|compression|qs|finalhandler|send|vary|on-finished|on-headers)\//,
    'express and its middleware',
  ],
  [
    /node_modules\/(pino|pino-http|pino-std-serializers|quick-format-unescaped|sonic-boom|thread-stream)\//,
    'log',
  ],
  [/node_modules\/(firebase-admin|jsonwebtoken|jws|jwa)\//, 'sign-in'],
  [/node_modules\/(prom-client|rate-limiter-flexible)\//, 'figures and limits'],
  [/node_modules\/stripe\//, 'Stripe’s client'],
  [/node_modules\//, 'other packages'],
  [/\/dist\//, 'the shop’s own code'],
  [/^node:/, 'Node: HTTP, sockets, streams'],
];

/** Time in the system or in native code belongs to whoever called it; these are nobody's. */
const special: ReadonlyMap<string, string | null> = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'Node: outside of JavaScript'],
  ['(idle)', null],
  ['(root)', null],
]);

export function timeSharesOf({ nodes, samples, timeDeltas }: CpuProfile): Profile['parts'] {
  const partOf = partsByNode(nodes);
  const micros = new Map<string, number>();
  let busy = 0;
  for (const [place, id] of samples.entries()) {
    const part = partOf.get(id);
    if (!part) continue;
    const delta = Math.max(0, timeDeltas[place] ?? 0);
    micros.set(part, (micros.get(part) ?? 0) + delta);
    busy += delta;
  }
  return [...micros]
    .map(([part, time]) => ({ part, share: time / busy }))
    .toSorted((a, b) => b.share - a.share);
}

function partsByNode(nodes: readonly CallNode[]): Map<number, string | null> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<number, string | null>();
  const [root] = nodes;
  const waiting: { readonly node: CallNode; readonly caller: string | null }[] = root
    ? [{ node: root, caller: null }]
    : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const part = partOf(next.node, next.caller);
    found.set(next.node.id, part);
    for (const child of next.node.children ?? []) {
      const node = byId.get(child);
      if (node) waiting.push({ node, caller: part });
    }
  }
  return found;
}

/** @param caller the part that its caller belongs to */
function partOf({ callFrame: { functionName, url } }: CallNode, caller: string | null): string | null {
  const nobodys = special.get(functionName);
  if (nobodys !== undefined) return nobodys;
  const path = url.replace(projectRoot, '');
  if (!path) return caller ?? 'Node: outside of JavaScript';
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
