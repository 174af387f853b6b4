import type { Shop } from '../../../server/test/harness/shop.ts';
import { type ClientDocument, clientDocument } from './documents.ts';

/** A query of the shop's pages, with enough variables that no two connections send the same at once. */
export interface QuerySet {
  readonly document: ClientDocument;
  readonly variables: readonly object[];
}

/** Kinds of lists that the shop's menu leads to. */
const lists = [
  { category: 'PETS', type: 'DOG' },
  { category: 'PETS', type: 'CAT' },
  { category: 'FOOD', type: 'DOG' },
  { category: 'FOOD', type: 'CAT' },
  { category: 'ACCESSORIES', type: 'DOG' },
] as const;

/** What people type, and the word that the catalogue has for it. */
const searches = [
  { search: 'germn sheperd', where: { category: 'PETS', type: 'DOG' }, word: 'german', category: 'pets' },
  { search: 'kiten', where: { category: 'PETS', type: 'CAT' }, word: 'kitten', category: 'pets' },
  { search: 'salmn', where: { category: 'FOOD' }, word: 'salmon', category: 'food' },
  { search: 'chiken', where: { category: 'FOOD', type: 'DOG' }, word: 'chicken', category: 'food' },
  { search: 'blankt', where: { category: 'ACCESSORIES' }, word: 'blanket', category: 'accessories' },
  { search: 'leathr collar', where: { category: 'ACCESSORIES' }, word: 'collar', category: 'accessories' },
] as const;

/** Sentences with limits and exclusions. */
const limitedSearches = [
  ...['dog food under 40 dollars', 'cat food without chicken', 'salmon for cats from 5 to 30 dollars'],
  ...['black dogs under $900', 'warm dog bed over 20', 'toys for cats below 15 dollars'],
];

/** How many pages of each list are asked for, at most. */
const MAX_PAGES = 20;
const first = 20;

/** Lists of 20, from the first page to far down. */
export async function listQueries(shop: Shop): Promise<QuerySet> {
  const document = clientDocument('PetListMore');
  const variables: object[] = [];
  for (const where of lists) {
    let after: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      variables.push({ where, orderBy: 'NEWEST', first, after });
      const { endCursor, hasNextPage } = await pageAfter(shop, document, { where, after });
      if (!hasNextPage) break;
      after = endCursor;
    }
  }
  return { document, variables };
}

interface PageInfo {
  readonly endCursor: string;
  readonly hasNextPage: boolean;
}

/** Where the next hundred items of a list begin. */
async function pageAfter(shop: Shop, { text }: ClientDocument, list: object): Promise<PageInfo> {
  const { data } = await shop.gql(text, { ...list, orderBy: 'NEWEST', first: 100 });
  return data.pets.pageInfo;
}

/** First pages with their facets, as somebody sees them who walks through the shop's menu. */
export function publicQueries(): QuerySet {
  return {
    document: clientDocument('PetList'),
    variables: lists.map((where) => ({ where, orderBy: 'NEWEST', first })),
  };
}

/** Pages of items, from all over the catalogue. */
export async function itemQueries(shop: Shop): Promise<QuerySet> {
  const items = await shop.db
    .collection('pets')
    .aggregate<{ _id: object }>([{ $sample: { size: 100 } }, { $project: { _id: 1 } }])
    .toArray();
  return {
    document: clientDocument('PetDetails'),
    variables: items.map(({ _id }) => ({ id: String(_id) })),
  };
}

/** Searches with a slip of the finger, a filter and all facets. */
export function searchQueries(): QuerySet {
  return {
    document: clientDocument('PetList'),
    variables: searches.map(({ search, where }) => ({ search, where, orderBy: 'NEWEST', first })),
  };
}

/** Searches that are sentences, with all facets. */
export function limitedQueries(): QuerySet {
  return {
    document: clientDocument('PetList'),
    variables: limitedSearches.map((search) => ({ search, orderBy: 'RELEVANCE', first })),
  };
}

/** Paths of the baseline look-ups that find the same by the word as the catalogue spells it. */
export function baselineLookups(): string[] {
  return searches.map(({ category, word }) => `/words/${category}/${word}`);
}
