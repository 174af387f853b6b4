import type { ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';

/** What a field costs an operation beyond its values, in points: about one for each record that is looked at. */
export const complexityWeights = {
  /** Decoding, scaling and encoding a picture. */
  picture: 50,
  /** Counting the whole catalogue by ten criteria. */
  facets: 2000,
  /** Adding up what is kept of thirty brands. */
  brandCounts: 300,
  /** Adding up what is kept of the few values of a fact; a search looks at its items once for all facts. */
  wordCounts: 10,
  /** Looking for what somebody may be typing, in a few bounded ways. */
  suggestions: 200,
  /** Looking at every animal of the shop. */
  matches: 500,
  /** Counting the records of a list. */
  count: 20,
  /** Records that are looked up for each record of a page. */
  lookUp: 20,
  /** What is looked up together for all records of a page. */
  sharedLookUp: 5,
  /** Adding up the orders of a period. */
  figure: 200,
  /** Reading and pricing up to two thousand orders. */
  preview: 2000,
} as const;

/** The cost of a list that is no connection. @param length most records that it has */
export function listWeight(length: number, weight = 0) {
  return ({ childComplexity }: ComplexityEstimatorArgs): number => weight + length * childComplexity;
}

/** The cost of what is answered for each record of a list in the arguments. */
export function weightByEntries({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const entries: unknown = args.entries ?? args.input?.entries;
  const length = Array.isArray(entries) ? entries.length : 1;
  return length * (complexityWeights.lookUp + childComplexity);
}
