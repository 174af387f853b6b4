import type { Shop } from '../../../server/test/harness/shop.ts';
import { type NoiseFilter } from '../figures/noise-filter.ts';
import { quantile } from '../figures/statistics.ts';
import { clientDocument } from '../setup/documents.ts';

/** What people are on the way to typing: names, kinds, facts, several words, common and rare ones, and none. */
const texts = [
  ...['dog food', 'cat toys', 'puppy', 'kitten', 'black cat', 'rabbit hay', 'dog treats', 'senior dog'],
  ...['salmon', 'chicken kibble', 'leather collar', 'german shepherd', 'wooden bowl', 'blanket', 'willow'],
  ...['adult beef', 'cat salmon', 'golden turkey grain', 'the calm one', 'zzqxw'],
];

/** Milliseconds, one request after the other. */
export interface SuggestionTimes {
  readonly items: number;
  /** How many beginnings were asked for. */
  readonly count: number;
  /** Asked for the first time, and right after all others. */
  readonly first: Quantiles;
  readonly again: Quantiles;
}

interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** Suggestions for each beginning of some texts, of two letters and more, at a shop that keeps no answers. */
export async function measureSuggestions(
  shop: Shop,
  items: number,
  noiseFilter: NoiseFilter,
): Promise<SuggestionTimes> {
  const begun = [...new Set(texts.flatMap(beginningsOf))];
  const { text: query } = clientDocument('SearchSuggestions');
  const ask = async (text: string) => {
    const startedAt = performance.now();
    const { errors } = await shop.gql(query, { text });
    if (errors) throw new Error(`suggestions for ${text}: ${JSON.stringify(errors)}`);
    return performance.now() - startedAt;
  };
  // The server's own code is compiled by what is asked first; whoever begins a search comes later.
  for (const text of beginningsOf('warm up')) await ask(text);
  const askAll = async () => {
    const times: number[] = [];
    for (const text of begun) times.push(await ask(text));
    return quantilesOf(times);
  };
  const first = await askAll();
  const [again = first] = await noiseFilter.collect(1, askAll);
  return { items, count: begun.length, first, again };
}

function beginningsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, place) => text.slice(0, place + 2));
}

function quantilesOf(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
