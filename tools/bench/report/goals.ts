import { type Spread } from '../figures/statistics.ts';
import { aggregate, type Measurement, ratioOf } from '../load/measurements.ts';
import { findMeasurement, type Results } from './results.ts';

/** Something that the shop is to reach, and what it reached. */
export interface Goal {
  readonly what: string;
  readonly unit: 'ratio' | 'times' | 's' | 'ms' | 'MB' | 'bytes';
  readonly target: number;
  /** Whether more is better. */
  readonly isFloor: boolean;
  readonly reached: Spread;
  /** What makes the comparison caveat. */
  readonly caveat: string;
}

const CONNECTIONS = 10;

/** A goal of a rate, with the names of what is measured. */
interface RateGoal extends Pick<Goal, 'what' | 'target' | 'caveat'> {
  readonly ours: string;
  readonly baseline: string;
  /** The same steps, taken by a server that does nothing else: what can be reached at all. */
  readonly sameSteps?: string;
}

/** What holds since Apollo executes every operation (docs/decisions/0018), so that a loss is seen: the shop’s beside that of a baseline server, pass by pass. */
const rates: readonly RateGoal[] = [
  {
    what: 'list of 20 over GraphQL, answered anew, beside node:http + driver with the same find',
    ours: 'list',
    baseline: 'baseline list',
    target: 0.45,
    caveat:
      'The baseline server reads the request’s number from the path and sends what the driver gives. It checks no query, limits, viewer or cost, knows no fields, cursors or enums, sets no headers and logs nothing.',
  },
  {
    what: 'one item over GraphQL, answered anew, beside node:http + driver with the same find',
    ours: 'item',
    baseline: 'baseline item',
    target: 0.55,
    caveat:
      'As above. The shop reads what several ask for at one time in one find, the baseline server each for itself.',
  },
  {
    what: 'public answer, kept ready, beside node:http sending the same bytes',
    ours: 'kept',
    baseline: 'baseline bytes',
    target: 0.75,
    caveat:
      'The baseline server has the bytes in an array. It does not tell a visitor from an account, look up hash and variables, count, limit, log, or invalidate what changed.',
  },
  {
    what: 'search with typos, filter and facets, beside an indexed look-up of one word',
    ours: 'search',
    baseline: 'baseline search',
    target: 0.25,
    caveat:
      'The baseline look-up gets the word rightly spelt, and answers with 20 records: no prefixes, no counts, no total.',
  },
  {
    what: 'search with limits, exclusions and facets, beside an indexed look-up of one word',
    ours: 'limited search',
    baseline: 'baseline search',
    target: 0.4,
    caveat: 'As above. The sentences are read anew each time; by relevance, in up to three ranks.',
  },
  {
    what: 'whole checkout, beside a baseline transaction of four documents',
    ours: 'checkout',
    baseline: 'baseline sale',
    target: 0.09,
    caveat:
      'A checkout is two signed-in requests to the shop and one to Stripe, two calls from the shop to Stripe, two to Firebase and a webhook back: order and hold, intent, card, settlement. Sandbox and emulator share the two cores. The baseline sale is one request and one transaction.',
    sameSteps: 'baseline checkout',
  },
];

export function evaluateGoals(results: Results): Goal[] {
  const goals: Goal[] = [];
  for (const { ours, baseline, sameSteps, what, target, caveat } of rates) {
    const [one, other] = [
      findMeasurement(results, ours, CONNECTIONS),
      findMeasurement(results, baseline, CONNECTIONS),
    ];
    if (!one || !other) continue;
    const limit = sameSteps && findMeasurement(results, sameSteps, CONNECTIONS);
    const fullCaveat = limit ? `${caveat} ${ofSteps(one, limit, other)}` : caveat;
    goals.push({
      what,
      target,
      caveat: fullCaveat,
      unit: 'ratio',
      isFloor: true,
      reached: ratioOf(one, other),
    });
  }
  return [...goals, ...scalingGoals(results), ...processGoals(results)];
}

/** How far the same steps take a server that does nothing else. */
function ofSteps(ours: Measurement, sameSteps: Measurement, baseline: Measurement): string {
  const [limit, share] = [ratioOf(sameSteps, baseline), ratioOf(ours, sameSteps)];
  return `A baseline server that takes the same steps, and does nothing else, reaches ${limit.median.toFixed(2)} (${limit.low.toFixed(2)}–${limit.high.toFixed(2)}), and the shop ${share.median.toFixed(2)} of that.`;
}

function scalingGoals({ scaling = [], history }: Results): Goal[] {
  const [small, large] = [scaling[0], scaling.at(-1)];
  const goals: Goal[] = [];
  if (small && large && small !== large) {
    for (const [what, of] of [
      ['list', 'list'],
      ['search', 'search with facets'],
    ] as const) {
      const { passes } = large[what];
      const times = passes.map((pass, round) => pass.p50 / (small[what].passes[round]?.p50 ?? 0));
      goals.push({
        what: `p50 of the ${of} at ${count(large.size.items)} items, beside ${count(small.size.items)}`,
        unit: 'times',
        target: 1.3,
        isFloor: false,
        reached: aggregate(large[what], (pass) => times[passes.indexOf(pass)] ?? 0),
        caveat: 'The same queries to two shops on one mongod, in turns.',
      });
    }
  }
  if (history) {
    goals.push({
      what: `checkouts beside ${count(history.orders)} past orders, compared with none`,
      unit: 'ratio',
      target: 0.9,
      isFloor: true,
      reached: ratioOf(history.having, history.without),
      caveat: 'Two shops of a thousand items, in turns; a tenth of the past orders are of those who buy.',
    });
  }
  return goals;
}

function processGoals({ startTimes, peakMemory, plateaus, suggestions, repeats }: Results): Goal[] {
  const goals: Goal[] = [];
  if (repeats) {
    goals.push({
      what: `p99 of a search while ${count(repeats.plans)} repeat deliveries are charged`,
      unit: 'ms',
      target: 250,
      isFloor: false,
      reached: only(repeats.searchP99),
      caveat: 'One server, four plans at a time; Stripe’s stand-in shares the two cores.',
    });
  }
  if (suggestions) {
    goals.push({
      what: `p50 of suggestions while one types, ${count(suggestions.items)} items`,
      unit: 'ms',
      target: 50,
      isFloor: false,
      reached: only(suggestions.first.p50),
      caveat: `${suggestions.count} beginnings, each asked for the first time, one after the other; nothing is kept ready.`,
    });
  }
  if (startTimes) {
    goals.push({
      what: 'start of a built server to ready, beside a warm mongod',
      unit: 's',
      target: 2.5,
      isFloor: false,
      reached: startTimes,
      caveat: 'Five starts, polled every 50 ms.',
    });
  }
  if (peakMemory) {
    goals.push({
      what: 'resident memory of a server process under all this load, at most',
      unit: 'MB',
      target: 420,
      isFloor: false,
      reached: only(peakMemory),
      caveat: 'The peak that the system recorded, mongod not counted. About 60 MB of it are in use.',
    });
  }
  const [, second] = plateaus ?? [];
  const last = plateaus?.at(-1);
  if (second && last && second !== last) {
    const perRequest = ((last.heap - second.heap) * 1024 * 1024) / (last.answered - second.answered);
    goals.push({
      what: 'heap that a further request leaves behind',
      unit: 'bytes',
      target: 100,
      isFloor: false,
      reached: only(perRequest),
      caveat: 'Between the second stretch of load and the last, collected before each look.',
    });
  }
  return goals;
}

export function isMet({ isFloor, target, reached }: Goal): boolean {
  return isFloor ? reached.median >= target : reached.median <= target;
}

function only(value: number): Spread {
  return { median: value, low: value, high: value };
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
