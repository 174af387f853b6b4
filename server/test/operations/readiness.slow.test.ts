import { setTimeout as sleep } from 'node:timers/promises';
import { startWireProxy, type WireConnection, type WireProxy } from '../fixtures/network/wire-proxy.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let set: ReplicaSet;
let proxy: WireProxy;
/** A server that speaks to its database through the proxy. */
let server: ServerProcess;

beforeAll(async () => {
  [shop, set] = await Promise.all([startShop(), startReplicaSet({ size: 1 })]);
  proxy = await startWireProxy((await set.findPrimary()).port);
  server = await shop.startAnother({
    MONGODB_URI: `mongodb://127.0.0.1:${proxy.port}/readiness?directConnection=true`,
  });
});
afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await set.stop();
});

/** More than the driver remembers, so that nothing from before is left in its memory. */
const REMEMBERED_ROUND_TRIPS = 12;

async function ready(): Promise<[number, string]> {
  const answer = await fetch(`${server.url}/readyz`);
  return [answer.status, (await answer.json()).database];
}

/** The driver measures round trips on a connection of its own, on which it asks nothing but this. */
function isPinger({ lastCommand }: WireConnection): boolean {
  return lastCommand?.hello === 1 && lastCommand.topologyVersion === undefined;
}

/** On another one the database tells it of every change of the replica set. */
function findMonitor(): WireConnection | undefined {
  return [...proxy.connections].find(({ lastCommand }) => lastCommand?.topologyVersion !== undefined);
}

/** Has the driver hear from the database, as it does every three seconds by itself. */
async function tellDriver(): Promise<void> {
  const before = findMonitor()?.answers ?? 0;
  const { client } = await set.findPrimary();
  const { config } = await client.db('admin').command({ replSetGetConfig: 1 });
  await client.db('admin').command({ replSetReconfig: { ...config, version: config.version + 1 } });
  await eventually(async () => (findMonitor()?.answers ?? 0) > before);
}

it('a server is ready again after the driver lost the connection that it measures round trips on', async () => {
  const lost = Promise.withResolvers<void>();
  proxy.onAnswer = (connection) => {
    if (!isPinger(connection)) return undefined;
    proxy.onAnswer = () => undefined;
    return sleep(4000).then(() => {
      setTimeout(() => {
        connection.breakOff();
        lost.resolve();
      }, 100);
    });
  };
  await lost.promise;
  // What it measured last, and never again, is now all that it remembers.
  for (let time = 0; time < REMEMBERED_ROUND_TRIPS; time++) await tellDriver();

  await eventually(async () => (await ready())[0] === 200, 5000);
  for (let time = 0; time < 5; time++) expect(await ready()).toEqual([200, 'up']);
  expect((await fetch(`${server.url}/pets/GetAllPets`)).status).toBe(200);
});
