import { Category, PetType } from '../../../../domain/catalogue/pet-options.ts';
import { itemPath } from '../../../../domain/pages/page-head.ts';
import { pageIds, pages } from '../../../../domain/pages/pages.ts';
import type { SearchSuggestionsQuery } from '../../gql/graphql.ts';

type Suggestions = SearchSuggestionsQuery['searchSuggestions'];
type Place = Suggestions['places'][number];
export type SuggestedItem = Suggestions['items'][number];

/** A suggestion as it is listed. */
export interface SuggestionRow {
  /** Of its kind alone. */
  readonly key: string;
  /** Address that it leads to. */
  readonly to: string;
  readonly label: string;
  /** How many items there are. */
  readonly count?: number;
  /** Where the items are looked for. */
  readonly place?: string;
  readonly item?: SuggestedItem;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly rows: readonly SuggestionRow[];
}

const placeNames = {
  DOG: { PETS: 'Dogs', FOOD: 'Dog food', ACCESSORIES: 'Dog accessories' },
  CAT: { PETS: 'Cats', FOOD: 'Cat food', ACCESSORIES: 'Cat accessories' },
  OTHER: {
    PETS: 'Other animals',
    FOOD: 'Food for other animals',
    ACCESSORIES: 'Accessories for other animals',
  },
} as const satisfies Record<Place['type'], Record<Place['category'], string>>;

/** What the API suggests, as a list that one can walk through; groups without rows are left out. */
export function suggestionGroups({ searches, places, items }: Suggestions): SuggestionGroup[] {
  return [
    { title: 'Searches', rows: searches.map(searchRow) },
    { title: 'In the shop', rows: places.map(placeRow) },
    { title: 'Items', rows: items.map(itemRow) },
  ].filter(({ rows }) => rows.length > 0);
}

function searchRow({ text, count }: Suggestions['searches'][number]): SuggestionRow {
  return { key: text, to: resultsPath({ q: text }), label: text, count };
}

function placeRow({ type, category, search, count }: Place): SuggestionRow {
  const name = placeNames[type][category];
  const key = `${type} ${category}`;
  const choices = { type: PetType[type], category: Category[category] };
  if (search === null)
    return { key, to: listPath(type, category) ?? resultsPath(choices), label: name, count };
  return { key, to: resultsPath({ q: search, ...choices }), label: search, place: name, count };
}

function itemRow(item: SuggestedItem): SuggestionRow {
  return { key: item._id, to: itemPath(item._id), label: item.petname, item };
}

function resultsPath(query: Readonly<Record<string, string>>): string {
  return `${pages.search.path}?${new URLSearchParams(query)}`;
}

/** The page that lists one part of the shop, where it has one. */
function listPath(type: Place['type'], category: Place['category']): string | undefined {
  const id = pageIds.find(
    (page) => pages[page].list?.type === type && pages[page].list?.category === category,
  );
  return id && pages[id].path;
}

/** A piece of a label, and whether it was typed. */
export interface LabelPart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** A label apart: the beginnings of its words that were typed, and the rest. Case and accents do not count. */
export function labelParts(label: string, typed: string): LabelPart[] {
  const beginnings = wordsIn(plain(typed));
  return label
    .split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}]*)/u)
    .flatMap((piece) => {
      const letters = Array.from(piece.normalize('NFC'));
      const isBegunBy = (beginning: string) => plain(piece).startsWith(beginning);
      const length = Math.max(0, ...beginnings.filter(isBegunBy).map((one) => Array.from(one).length));
      return [
        { text: letters.slice(0, length).join(''), isTyped: true },
        { text: letters.slice(length).join(''), isTyped: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Whether enough is typed to suggest something: two letters or digits. */
export function isEnough(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
