import { type Spread } from '../figures/statistics.ts';
import { type Measured, over, ratio } from '../load/passes.ts';
import { find, type Results } from './results.ts';

/** Something that the shop is to reach, and what it reached. */
export interface Goal {
  readonly what: string;
  readonly unit: 'ratio' | 'times' | 's' | 'MB' | 'bytes';
  readonly wanted: number;
  /** Whether more is better. */
  readonly isFloor: boolean;
  readonly reached: Spread;
  /** What makes the comparison unequal. */
  readonly unequal: string;
}

const CONNECTIONS = 10;

/** A goal of a rate, with the names of what is measured. */
interface RateGoal extends Pick<Goal, 'what' | 'wanted' | 'unequal'> {
  readonly ours: string;
  readonly bare: string;
  /** The same steps, taken by a server that does nothing else: what can be reached at all. */
  readonly steps?: string;
}

/** Goals of rates: the shop’s beside that of a bare server, pass by pass. */
const rates: readonly RateGoal[] = [
  {
    what: 'list of 20 over GraphQL, answered anew, beside node:http + driver with the same find',
    ours: 'list',
    bare: 'bare list',
    wanted: 0.65,
    unequal:
      'The bare server reads the question’s number from the path and sends what the driver gives. It checks no query, limits, viewer or cost, knows no fields, cursors or enums, sets no headers and logs nothing.',
  },
  {
    what: 'one item over GraphQL, answered anew, beside node:http + driver with the same find',
    ours: 'item',
    bare: 'bare item',
    wanted: 0.8,
    unequal:
      'As above. The shop reads what several ask for at one time in one find, the bare server each for itself.',
  },
  {
    what: 'public answer, kept ready, beside node:http sending the same bytes',
    ours: 'kept',
    bare: 'bare bytes',
    wanted: 0.8,
    unequal:
      'The bare server has the bytes in an array. It does not tell a visitor from an account, look up hash and variables, count, limit, log, or forget what changed.',
  },
  {
    what: 'search with typos, filter and facets, beside an indexed look-up of one word',
    ours: 'search',
    bare: 'bare search',
    wanted: 0.5,
    unequal:
      'The bare look-up gets the word rightly spelt, and answers with 20 records: no prefixes, no counts, no total.',
  },
  {
    what: 'whole checkout, beside a bare transaction of four documents',
    ours: 'checkout',
    bare: 'bare sale',
    wanted: 0.25,
    unequal:
      'A checkout is two signed-in requests to the shop and one to Stripe, two calls from the shop to Stripe, two to Firebase and a webhook back: order and hold, intent, card, settlement. Sandbox and emulator share the two cores. The bare sale is one request and one transaction.',
    steps: 'bare checkout',
  },
];

export function goalsOf(results: Results): Goal[] {
  const goals: Goal[] = [];
  for (const { ours, bare, steps, what, wanted, unequal } of rates) {
    const [one, other] = [find(results, ours, CONNECTIONS), find(results, bare, CONNECTIONS)];
    if (!one || !other) continue;
    const limit = steps && find(results, steps, CONNECTIONS);
    const unequalBy = limit ? `${unequal} ${ofSteps(one, limit, other)}` : unequal;
    goals.push({
      what,
      wanted,
      unequal: unequalBy,
      unit: 'ratio',
      isFloor: true,
      reached: ratio(one, other),
    });
  }
  return [...goals, ...growthGoals(results), ...processGoals(results)];
}

/** How far the same steps take a server that does nothing else. */
function ofSteps(ours: Measured, steps: Measured, bare: Measured): string {
  const [limit, share] = [ratio(steps, bare), ratio(ours, steps)];
  return `A bare server that takes the same steps, and does nothing else, reaches ${limit.median.toFixed(2)} (${limit.low.toFixed(2)}–${limit.high.toFixed(2)}), and the shop ${share.median.toFixed(2)} of that.`;
}

function growthGoals({ grown = [], history }: Results): Goal[] {
  const [small, large] = [grown[0], grown.at(-1)];
  const goals: Goal[] = [];
  if (small && large && small !== large) {
    const times = large.list.passes.map((pass, round) => pass.p50 / (small.list.passes[round]?.p50 ?? 0));
    goals.push({
      what: `p50 of the list at ${count(large.size.items)} items, beside ${count(small.size.items)}`,
      unit: 'times',
      wanted: 1.3,
      isFloor: false,
      reached: over(
        { ...large.list, passes: large.list.passes },
        (pass) => times[large.list.passes.indexOf(pass)] ?? 0,
      ),
      unequal: 'The same questions to two shops on one mongod, in turns.',
    });
  }
  if (history) {
    goals.push({
      what: `checkouts beside ${count(history.orders)} past orders, compared with none`,
      unit: 'ratio',
      wanted: 0.9,
      isFloor: true,
      reached: ratio(history.having, history.without),
      unequal: 'Two shops of a thousand items, in turns; a tenth of the past orders are of those who buy.',
    });
  }
  return goals;
}

function processGoals({ starts, peakMemory, plateaus }: Results): Goal[] {
  const goals: Goal[] = [];
  if (starts) {
    goals.push({
      what: 'start of a built server to ready, beside a warm mongod',
      unit: 's',
      wanted: 2.5,
      isFloor: false,
      reached: starts,
      unequal: 'Five starts, looked at every 50 ms.',
    });
  }
  if (peakMemory) {
    goals.push({
      what: 'resident memory of a server process under all this load, at most',
      unit: 'MB',
      wanted: 256,
      isFloor: false,
      reached: only(peakMemory),
      unequal: 'The peak that the system noted, mongod not counted.',
    });
  }
  const [, second] = plateaus ?? [];
  const last = plateaus?.at(-1);
  if (second && last && second !== last) {
    const perRequest = ((last.heap - second.heap) * 1024 * 1024) / (last.answered - second.answered);
    goals.push({
      what: 'heap that a further request leaves behind',
      unit: 'bytes',
      wanted: 100,
      isFloor: false,
      reached: only(perRequest),
      unequal: 'Between the second stretch of load and the last, collected before each look.',
    });
  }
  return goals;
}

export function isMet({ isFloor, wanted, reached }: Goal): boolean {
  return isFloor ? reached.median >= wanted : reached.median <= wanted;
}

function only(value: number): Spread {
  return { median: value, low: value, high: value };
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
