import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { aPromotion } from '../../../server/test/fixtures/promotions/stored-promotions.ts';
import { addPet, anAnimal, anItem } from '../../../server/test/fixtures/shop/items.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import type { Environment } from '../environment/environment.ts';
import type { ServerName, ShopProcess } from '../environment/shop-process.ts';
import { aPerson, type Leaver } from './leaver.ts';
import { newOracle, type Oracle } from './oracle.ts';
import { type RunLog, startRunLog } from './run-log.ts';
import { requestUntilAnswered } from './shop-request.ts';

/** One run: what is for sale, who is watched, and the server that the target's requests go to first. */
export interface Scenario {
  readonly environment: Environment;
  readonly random: Random;
  readonly log: RunLog;
  readonly oracle: Oracle;
  /** Names everything of this run. */
  readonly name: string;
  /** A cheap one and an expensive one, few of each, so that shoppers get into each other's way. */
  readonly products: readonly [string, string];
  readonly animal: string;
  /** What somebody has sent again and again. */
  readonly staple: string;
  /** Has an account of this run alone: an account's first repeat delivery is cheaper. */
  readonly subscriber: Account;
  /** Has an account of this run alone, too, and may have it deleted. */
  readonly leaver: Leaver;
  /** Of a promotion with 20 % off, for two orders. */
  readonly code: string;
  readonly first: ServerName;
  readonly second: ServerName;
  /** `kill -9`; the server is started again at once, or a moment later. */
  kill(server: ServerName): Promise<void>;
}

/** What the products cost at first. */
export const productPrices = [12.5, 60] as const;

/** What lists of goods know a product by. */
export function skuOf(name: string, petprice: number): string {
  return `${name} at ${petprice}`;
}

export async function setUpScenario(
  environment: Environment,
  name: string,
  random: Random,
): Promise<Scenario> {
  const log = startRunLog();
  const first: ServerName = random.chance(0.5) ? 'A' : 'B';
  const comeback = random.chance(0.5) ? 0 : random.between(50, 500);
  const oracle = newOracle();
  const few = () => 2 + Math.floor(random.next() * 4);
  const addProduct = async (petprice: number, stock: number) => {
    const sku = skuOf(name, petprice);
    const id = await addItem(environment, anItem({ petname: name, petprice, stock, sku }));
    environment.stock.set(id, stock);
    return id;
  };
  const [cheap, dear] = productPrices;
  const products = [await addProduct(cheap, few()), await addProduct(dear, few())] as const;
  const staple = await addProduct(19.99, seededRandom(`${name}/staple`).pick([5, 8, 12]));
  const animal = await addItem(environment, anAnimal({ petname: name }));
  const person = aPerson(name);
  const code = `CODE-${name}`.toUpperCase();
  await environment.db.collection('promotions').insertOne(aPromotion({ code, percentOff: 20, maxUses: 2 }));
  return {
    environment,
    random,
    log,
    oracle,
    name,
    products,
    animal,
    staple,
    subscriber: await environment.signUp(),
    leaver: { ...(await environment.signUp(person.username)), contact: person },
    code,
    first,
    second: first === 'A' ? 'B' : 'A',
    async kill(server) {
      log.record(`kill -9 server ${server}`);
      await environment.servers[server].kill();
      void sleep(comeback).then(() => environment.servers[server].begin());
    },
  };
}

export async function addItem(environment: Environment, input: object): Promise<string> {
  const [admin] = environment.admins;
  const { data, message } = await requestUntilAnswered(environment, {
    token: admin.token,
    query: addPet,
    variables: { input },
  });
  if (!data) throw new Error(`An item could not be added: ${message}`);
  return data.addPet._id;
}

export function listServers({ servers }: Environment): readonly ShopProcess[] {
  return [servers.A, servers.B];
}
