import type { OwnShop } from '../../server/test/harness/shop.ts';
import { describeMachine } from './figures/machine.ts';
import { NoiseFilter } from './figures/noise-filter.ts';
import { memoryMb } from './figures/process-figures.ts';
import { interleave, type Measurement, type PassPlan, type Scenario } from './load/measurements.ts';
import { type Results } from './report/results.ts';
import { measureBackOffice } from './scenarios/back-office.ts';
import {
  baselineCheckouts,
  checkoutScenario,
  prepareProducts,
  SHOPPER_COUNT,
  signUpShoppers,
} from './scenarios/checkouts.ts';
import { fleetScenarios } from './scenarios/fleet.ts';
import { measureMemoryGrowth } from './scenarios/memory-growth.ts';
import { profileScenario } from './scenarios/profile.ts';
import { readScenarios } from './scenarios/reads.ts';
import { measureRepeats } from './scenarios/repeats.ts';
import { measureScaling, openShopOfSize, type SizedShop } from './scenarios/scaling.ts';
import { measureStartTimes } from './scenarios/start-times.ts';
import { measureSuggestions } from './scenarios/suggestions.ts';
import {
  type BenchEnvironment,
  mongodVersion,
  withoutResponseCache,
  withResponseCache,
} from './setup/environment.ts';
import { addPastOrders } from './setup/history.ts';
import { seedShop } from './setup/seed-shop.ts';

export const partNames = [
  'reads',
  'checkouts',
  'scaling',
  'history',
  'suggestions',
  'back-office',
  'repeats',
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

type Report = (text: string) => void;

/** Most connections of any pass. */
const MAX_CONNECTIONS = 50;
const PAST_ORDERS = 100_000;
/** Repeat deliveries that are due at once, and ten times as many in a full run. */
const DUE_PLANS = 1000;
/** Items of the shop in which somebody types. */
const SUGGESTED_ITEMS = 100_000;

/** One run of all that was asked for, on a stage that is open. */
export class Run {
  readonly #environment: BenchEnvironment;
  readonly #plan: RunPlan;
  readonly #report: Report;
  readonly #noiseFilter = new NoiseFilter();

  constructor(environment: BenchEnvironment, plan: RunPlan, report: Report) {
    this.#environment = environment;
    this.#plan = plan;
    this.#report = report;
  }

  async results(): Promise<Results> {
    const { items } = this.#plan;
    const shop = await this.#environment.openShop(withoutResponseCache);
    const machine = describeMachine(await mongodVersion(shop));
    this.#report(`loading ${items} items`);
    await seedShop(shop, items);
    await shop.restart();
    const tokens = await signUpShoppers(shop, this.#has('checkouts') ? SHOPPER_COUNT : 1);
    const kept = await shop.startAnother(withResponseCache);
    const products = await prepareProducts(shop);
    const reads = await readScenarios(this.#environment, shop, kept, {
      token: tokens[0] ?? '',
      baselineProducts: products.baseline,
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
    const limits = await baselineCheckouts(reads.baseline, shop, { tokens, petIds: products.baseline });
    if (this.#has('checkouts')) measured.push(...(await this.#measure([checkout, ...limits])));
    const errors: string[] = [];
    const results = {
      at: new Date(),
      machine,
      items,
      measurements: measured.toSorted((one, other) => one.connections - other.connections),
      catalogueReads: reads.catalogueReads,
      peakMemory: Math.max(memoryMb(shop.pid()).peak, keptPeak),
      ...(await attempt(errors, 'starts, memory and fleet', () => this.#measureProcesses(shop))),
      ...(await attempt(errors, 'profiles', () => this.#takeProfiles(shop, [...reads.scenarios, checkout]))),
    };
    await reads.baseline.stop();
    const sizes = await attempt(errors, 'scaling and history', () => this.#measureSizes());
    const typing = await attempt(errors, 'suggestions', () => this.#measureSuggestions());
    const backOffice = await attempt(errors, 'back office', () => this.#measureBackOffice());
    const repeats = await attempt(errors, 'repeats', () => this.#measureRepeats());
    return {
      ...results,
      ...sizes,
      ...typing,
      ...backOffice,
      ...repeats,
      noise: this.#noiseFilter.summary,
      errors,
    };
  }

  async #measure(all: readonly Scenario[]): Promise<Measurement[]> {
    const scenarios = all.filter(({ name }) => this.#plan.only?.some((part) => name.includes(part)) ?? true);
    const few = await interleave(this.#environment.generator, scenarios, this.#passPlan(10), this.#report);
    const many = await interleave(
      this.#environment.generator,
      scenarios,
      this.#passPlan(MAX_CONNECTIONS),
      this.#report,
    );
    return [...few, ...many];
  }

  /** What is about processes more than about answers. */
  async #measureProcesses(shop: OwnShop): Promise<Partial<Results>> {
    const { generator } = this.#environment;
    const found: { -readonly [Part in keyof Results]?: Results[Part] } = {};
    if (this.#has('starts')) {
      this.#report('starting a server again and again');
      found.startTimes = await measureStartTimes(shop, this.#noiseFilter);
    }
    if (this.#has('memory')) {
      this.#report('looking for leaks');
      found.plateaus = await measureMemoryGrowth(this.#environment, shop, this.#plan.isFull ? 20 : 5);
    }
    if (this.#has('fleet')) {
      const fleet = await fleetScenarios(shop);
      found.fleet = await interleave(generator, fleet.scenarios, this.#passPlan(48), this.#report);
      await fleet.stop();
    }
    return found;
  }

  async #takeProfiles(shop: OwnShop, scenarios: readonly Scenario[]): Promise<Partial<Results>> {
    if (!this.#has('profile')) return {};
    const profiles = [];
    for (const name of ['list', 'item', 'search', 'checkout']) {
      const scenario = scenarios.find((one) => one.name === name);
      if (!scenario) continue;
      this.#report(`taking a profile: ${scenario.title}`);
      profiles.push(await profileScenario(this.#environment, shop, scenario, 4));
    }
    return { profiles };
  }

  async #measureSuggestions(): Promise<Partial<Results>> {
    if (!this.#has('suggestions')) return {};
    this.#report(`typing in a shop of ${SUGGESTED_ITEMS} items`);
    const { shop, items } = await openShopOfSize(this.#environment, SUGGESTED_ITEMS);
    return { suggestions: await measureSuggestions(shop, items, this.#noiseFilter) };
  }

  async #measureBackOffice(): Promise<Partial<Results>> {
    if (!this.#has('back-office')) return {};
    this.#report('working in shops with a thousand and a hundred thousand orders, accounts and items');
    const figures = await measureBackOffice(this.#environment, [1000, PAST_ORDERS], this.#noiseFilter);
    return { backOffice: figures };
  }

  async #measureRepeats(): Promise<Partial<Results>> {
    if (!this.#has('repeats')) return {};
    const plans = this.#plan.isFull ? 10 * DUE_PLANS : DUE_PLANS;
    this.#report(`charging ${plans} repeat deliveries`);
    return { repeats: await measureRepeats(this.#environment, this.#plan.items, plans) };
  }

  /** Shops of several sizes, and one with a past. */
  async #measureSizes(): Promise<Partial<Results>> {
    if (!this.#has('scaling') && !this.#has('history')) return {};
    const counts = this.#has('scaling') ? [1000, 100_000, ...(this.#plan.isFull ? [1_000_000] : [])] : [1000];
    const sizes: SizedShop[] = [];
    for (const items of counts) {
      this.#report(`loading ${items} items`);
      sizes.push(await openShopOfSize(this.#environment, items));
    }
    const [small] = sizes;
    return {
      ...(this.#has('scaling') && {
        scaling: await measureScaling(this.#environment, sizes, this.#passPlan(10), this.#report),
      }),
      ...(this.#has('history') && small && { history: await this.#measureHistory(small.shop) }),
    };
  }

  /** @param without a shop of a thousand items that sold nothing yet */
  async #measureHistory(without: OwnShop): Promise<Results['history']> {
    const { shop: having } = await openShopOfSize(this.#environment, 1000);
    const [own, others] = [
      await historyScenario(having, 'having'),
      await historyScenario(without, 'without'),
    ];
    // A few real ones first: they are what the past is copied from.
    await this.#environment.generator.run(own.job(10, 2));
    this.#report(`adding ${PAST_ORDERS} past orders`);
    await addPastOrders(having, PAST_ORDERS);
    const passes = await interleave(
      this.#environment.generator,
      [others, own],
      this.#passPlan(10),
      this.#report,
    );
    const [first, second] = passes;
    return first && second && { orders: PAST_ORDERS, without: first, having: second };
  }

  #passPlan(connections: number): PassPlan {
    const { rounds, seconds } = this.#plan;
    return {
      connections,
      seconds,
      rounds: connections > 10 ? Math.ceil(rounds / 2) : rounds,
      noiseFilter: this.#noiseFilter,
    };
  }

  #has(part: PartName): boolean {
    return this.#plan.parts.has(part);
  }
}

/** What is measured last must not take with it what is measured already. */
async function attempt(
  errors: string[],
  what: string,
  part: () => Promise<Partial<Results>>,
): Promise<Partial<Results>> {
  try {
    return await part();
  } catch (error) {
    errors.push(`${what}: ${error}`);
    return {};
  }
}

async function historyScenario(shop: OwnShop, which: 'having' | 'without'): Promise<Scenario> {
  const { ours } = await prepareProducts(shop);
  const past = which === 'having' ? PAST_ORDERS.toLocaleString('en-US') : 'no';
  return checkoutScenario(shop, {
    name: `checkout ${which} a past`,
    title: `whole checkout, ${past} past orders`,
    tokens: await signUpShoppers(shop, 10),
    petIds: ours,
  });
}
