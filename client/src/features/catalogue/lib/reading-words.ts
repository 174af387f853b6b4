import { formatDollars } from '../../../../../domain/money/money.ts';
import { patternOf } from '../../../../../domain/search/search-without.ts';
import type { PetListQuery, SearchPartKind } from '../../../gql/graphql.ts';
import { chipLabel, filterLabel } from './filter-labels.ts';
import { type ChoiceField, type PetFilter, uncertainFields } from './pet-filter.ts';

export type Part = Pick<PetListQuery['pets']['reading'][number], 'text' | 'kind' | 'value'>;

/** A part of a search as it is shown: what it was read as, and which of its words say so. */
export interface ShownPart {
  /** Words of the search, in lower case and as they were corrected. */
  readonly text: string;
  readonly label: string;
  readonly isLeftOut: boolean;
}

/** The filter of a list that states the same as a part. */
export const factFields: Partial<Record<SearchPartKind, ChoiceField>> = {
  ...{ TYPE: 'type', CATEGORY: 'category', SPECIES: 'species', KIND: 'kind', AGE: 'age' },
  ...{ GENDER: 'gender', COLOR: 'color', BREED: 'clan', SIZE: 'size' },
};

/** The filter that a quality is, such as `energy=LOW`, or a yes of (`goodWithCats`); undefined where it is read from texts. */
export function knownField({ kind, value }: Pick<Part, 'kind' | 'value'>) {
  const [name, said = 'YES'] = value?.split('=') ?? [];
  const field = kind === 'QUALITY' ? uncertainFields.find((one) => one === name) : undefined;
  return field && { field, value: said };
}

/** The parts of a search, each once: a kitten is a cat, and young. What was corrected stands in the note. */
export function shownParts(reading: readonly Part[]): ShownPart[] {
  const read = reading.filter(({ kind }) => kind !== 'CORRECTED');
  const type = read.find(({ kind }) => kind === 'TYPE')?.value as PetFilter['type'];
  const texts = [...new Set(read.map(({ text }) => text))];
  return texts.map((text) => {
    const parts = read.filter((part) => part.text === text);
    const label = [...new Set(parts.map((part) => labelOf(part, type)))].join(', ');
    return { text, label, isLeftOut: parts.every(({ kind }) => kind === 'LEFT_OUT') };
  });
}

/** @param type of the animals that the search is of or for, whose young have names of their own */
function labelOf({ text, kind, value }: Part, type: PetFilter['type']): string {
  const known = knownField({ kind, value });
  if (known) return chipLabel(known.field, known.value);
  const field = factFields[kind];
  if (field && value) return filterLabel(field, value, type);
  if (kind === 'PRICE') return priceLabel(value);
  if (kind === 'WITHOUT') return `without ${value}`;
  return kind === 'WORD' ? `“${text}”` : text;
}

function priceLabel(value: string | null): string {
  const { lowest, highest } = readRange(value);
  const from = lowest === undefined ? '' : `from ${formatDollars(lowest)}`;
  const to = highest === undefined ? '' : `up to ${formatDollars(highest)}`;
  return [from, to].filter(Boolean).join(' ');
}

/** @param value such as `500.00..800.00`, `..12.00` */
export function readRange(value: string | null): { readonly lowest?: number; readonly highest?: number } {
  const [lowest = '', highest = ''] = (value ?? '').split('..');
  return { ...(lowest && { lowest: Number(lowest) }), ...(highest && { highest: Number(highest) }) };
}

/** The parts whose words a search still has, while it is read anew. */
export function partsWithin(search: string, reading: readonly Part[]): Part[] {
  return reading.filter(({ text }) => patternOf(text, reading).test(search));
}
