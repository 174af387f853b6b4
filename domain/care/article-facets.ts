/*
 * What articles are about: by what they are found and narrowed, in addresses as they stand here.
 */

/** Animals that an article is for. */
export const articleKinds = {
  dog: 'Dogs',
  cat: 'Cats',
  rabbit: 'Rabbits',
  bird: 'Birds',
  'guinea-pig': 'Guinea pigs',
  hamster: 'Hamsters',
  reptile: 'Reptiles',
  fish: 'Fish',
} as const;
export type ArticleKind = keyof typeof articleKinds;

/** How old they are. */
export const articleAges = { young: 'Young', adult: 'Grown', senior: 'Old' } as const;
export type ArticleAge = keyof typeof articleAges;

export const articleTopics = {
  'first-days': 'The first days',
  health: 'Health',
  food: 'Food',
  training: 'Training',
  behavior: 'Behavior',
} as const;
export type ArticleTopic = keyof typeof articleTopics;

export interface ArticleFacets {
  readonly kinds: readonly ArticleKind[];
  readonly ages: readonly ArticleAge[];
  readonly topic: ArticleTopic;
}

/** What articles are narrowed to: by each of them that is there. */
export interface ArticleFilter {
  readonly kind?: ArticleKind | undefined;
  readonly age?: ArticleAge | undefined;
  readonly topic?: ArticleTopic | undefined;
}

export function isWithin(
  { kinds, ages, topic }: ArticleFacets,
  { kind, age, topic: only }: ArticleFilter,
): boolean {
  return (!kind || kinds.includes(kind)) && (!age || ages.includes(age)) && (!only || only === topic);
}

/** The filter that an address says; what it says wrongly narrows nothing. */
export function readArticleFilter(params: URLSearchParams): ArticleFilter {
  return {
    kind: keyOf(articleKinds, params.get('kind')),
    age: keyOf(articleAges, params.get('age')),
    topic: keyOf(articleTopics, params.get('topic')),
  };
}

/** The address that says a filter. */
export function articleParams(filter: ArticleFilter): URLSearchParams {
  const said = Object.entries(filter).filter(([, value]) => value);
  return new URLSearchParams(said as [string, string][]);
}

function keyOf<T extends object>(options: T, text: string | null): keyof T | undefined {
  return text !== null && Object.hasOwn(options, text) ? (text as keyof T) : undefined;
}
