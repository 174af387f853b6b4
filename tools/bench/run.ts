import type { Shop } from '../../server/test/harness/shop.ts';
import { machineOf } from './figures/machine.ts';
import { QuietRounds } from './figures/noise-filter.ts';
import { memoryMb } from './figures/process-figures.ts';
import { interleave, type Measured, type PassPlan, type Scenario } from './load/passes.ts';
import { type Results } from './report/results.ts';
import { bareSales, checkoutScenario, plentyOf, SHOPPERS, shoppers } from './scenarios/checkouts.ts';
import { fleetScenarios } from './scenarios/fleet.ts';
import { leakRun } from './scenarios/leak.ts';
import { profileOf } from './scenarios/profile.ts';
import { readScenarios } from './scenarios/reads.ts';
import { grow, openSize, type Size } from './scenarios/scaling.ts';
import { startTimes } from './scenarios/starts.ts';
import { stockUp } from './setup/goods.ts';
import { addPastOrders } from './setup/history.ts';
import { mongodVersion, type Stage, withoutResponseCache, withResponseCache } from './setup/stage.ts';

export const partNames = [
  'reads',
  'checkouts',
  'growth',
  'history',
  'starts',
  'memory',
  'fleet',
  'profile',
] as const;
export type PartName = (typeof partNames)[number];

export interface RunPlan {
  readonly items: number;
  /** A million items too, and longer passes. */
  readonly isFull: boolean;
  readonly parts: ReadonlySet<PartName>;
  /** Only scenarios whose name has one of these in it. */
  readonly only: readonly string[] | null;
  readonly rounds: number;
  /** Length of a pass. */
  readonly seconds: number;
}

type Say = (text: string) => void;

/** Most connections of any pass. */
const MOST_CONNECTIONS = 50;
const PAST_ORDERS = 100_000;

/** One run of all that was asked for, on a stage that is open. */
export class Run {
  readonly #stage: Stage;
  readonly #plan: RunPlan;
  readonly #say: Say;
  readonly #quiet = new QuietRounds();

  constructor(stage: Stage, plan: RunPlan, say: Say) {
    this.#stage = stage;
    this.#plan = plan;
    this.#say = say;
  }

  async results(): Promise<Results> {
    const { items } = this.#plan;
    const shop = await this.#stage.openShop(withoutResponseCache);
    const machine = machineOf(await mongodVersion(shop));
    this.#say(`loading ${items} items`);
    await stockUp(shop, items);
    await shop.restart();
    const tokens = await shoppers(shop, this.#has('checkouts') ? SHOPPERS : 1);
    const kept = await shop.startAnother(withResponseCache);
    const products = await plentyOf(shop);
    const reads = await readScenarios(this.#stage, shop, kept, {
      token: tokens[0] ?? '',
      bareProducts: products.bare,
    });
    const checkout = await checkoutScenario(shop, {
      name: 'checkout',
      title: 'whole checkout',
      tokens,
      petIds: products.ours,
    });
    const measured = this.#has('reads') ? await this.#measure(reads.scenarios) : [];
    const keptPeak = memoryMb(kept.pid).peak;
    // It would follow every sale, as each server of a shop does, and sales are measured at one.
    await kept.terminate();
    const limits = await bareSales(reads.bare, shop, { tokens, petIds: products.bare });
    if (this.#has('checkouts')) measured.push(...(await this.#measure([checkout, ...limits])));
    const troubles: string[] = [];
    const results = {
      at: new Date(),
      machine,
      items,
      measured: measured.toSorted((one, other) => one.connections - other.connections),
      commands: reads.commands,
      peakMemory: Math.max(memoryMb(shop.pid()).peak, keptPeak),
      ...(await attempt(troubles, 'starts, memory and fleet', () => this.#processes(shop))),
      ...(await attempt(troubles, 'profiles', () => this.#profiles(shop, [...reads.scenarios, checkout]))),
    };
    await reads.bare.stop();
    const sizes = await attempt(troubles, 'growth and history', () => this.#sizes());
    return { ...results, ...sizes, quiet: this.#quiet.summary, troubles };
  }

  async #measure(all: readonly Scenario[]): Promise<Measured[]> {
    const scenarios = all.filter(({ name }) => this.#plan.only?.some((part) => name.includes(part)) ?? true);
    const few = await interleave(this.#stage.generator, scenarios, this.#passes(10), this.#say);
    const many = await interleave(
      this.#stage.generator,
      scenarios,
      this.#passes(MOST_CONNECTIONS),
      this.#say,
    );
    return [...few, ...many];
  }

  /** What is about processes more than about answers. */
  async #processes(shop: Shop): Promise<Partial<Results>> {
    const { generator } = this.#stage;
    const found: { -readonly [Part in keyof Results]?: Results[Part] } = {};
    if (this.#has('starts')) {
      this.#say('starting a server again and again');
      found.starts = await startTimes(shop, this.#quiet);
    }
    if (this.#has('memory')) {
      this.#say('looking for leaks');
      found.plateaus = await leakRun(this.#stage, shop, this.#plan.isFull ? 20 : 5);
    }
    if (this.#has('fleet')) {
      const fleet = await fleetScenarios(shop);
      found.fleet = await interleave(generator, fleet.scenarios, this.#passes(48), this.#say);
      await fleet.stop();
    }
    return found;
  }

  async #profiles(shop: Shop, scenarios: readonly Scenario[]): Promise<Partial<Results>> {
    if (!this.#has('profile')) return {};
    const profiles = [];
    for (const name of ['list', 'item', 'search', 'checkout']) {
      const scenario = scenarios.find((one) => one.name === name);
      if (!scenario) continue;
      this.#say(`taking a profile: ${scenario.title}`);
      profiles.push(await profileOf(this.#stage, shop, scenario, 4));
    }
    return { profiles };
  }

  /** Shops of several sizes, and one with a past. */
  async #sizes(): Promise<Partial<Results>> {
    if (!this.#has('growth') && !this.#has('history')) return {};
    const counts = this.#has('growth') ? [1000, 100_000, ...(this.#plan.isFull ? [1_000_000] : [])] : [1000];
    const sizes: Size[] = [];
    for (const items of counts) {
      this.#say(`loading ${items} items`);
      sizes.push(await openSize(this.#stage, items));
    }
    const [small] = sizes;
    return {
      ...(this.#has('growth') && { grown: await grow(this.#stage, sizes, this.#passes(10), this.#say) }),
      ...(this.#has('history') && small && { history: await this.#history(small.shop) }),
    };
  }

  /** @param without a shop of a thousand items that sold nothing yet */
  async #history(without: Shop): Promise<Results['history']> {
    const { shop: having } = await openSize(this.#stage, 1000);
    const [own, others] = [await shopWith(having, 'having'), await shopWith(without, 'without')];
    // A few real ones first: they are what the past is copied from.
    await this.#stage.generator.run(own.job(10, 2));
    this.#say(`adding ${PAST_ORDERS} past orders`);
    await addPastOrders(having, PAST_ORDERS);
    const passes = await interleave(this.#stage.generator, [others, own], this.#passes(10), this.#say);
    const [first, second] = passes;
    return first && second && { orders: PAST_ORDERS, without: first, having: second };
  }

  #passes(connections: number): PassPlan {
    const { rounds, seconds } = this.#plan;
    const quiet = this.#quiet;
    return { connections, seconds, rounds: connections > 10 ? Math.ceil(rounds / 2) : rounds, quiet };
  }

  #has(part: PartName): boolean {
    return this.#plan.parts.has(part);
  }
}

/** What is measured last must not take with it what is measured already. */
async function attempt(
  troubles: string[],
  what: string,
  part: () => Promise<Partial<Results>>,
): Promise<Partial<Results>> {
  try {
    return await part();
  } catch (error) {
    troubles.push(`${what}: ${error}`);
    return {};
  }
}

async function shopWith(shop: Shop, which: 'having' | 'without'): Promise<Scenario> {
  const { ours } = await plentyOf(shop);
  const past = which === 'having' ? PAST_ORDERS.toLocaleString('en-US') : 'no';
  return checkoutScenario(shop, {
    name: `checkout ${which} a past`,
    title: `whole checkout, ${past} past orders`,
    tokens: await shoppers(shop, 10),
    petIds: ours,
  });
}
