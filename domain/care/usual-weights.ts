import type { Gender } from '../catalogue/pet-options.ts';

/** What grown animals of a breed usually weigh, in kilograms. */
export interface UsualWeight {
  readonly from: number;
  readonly until: number;
  /** Who says so: "the American Kennel Club says". */
  readonly source: string;
}

type Range = readonly [from: number, until: number];
type Row = readonly [males: Range, females: Range, source: string];

const AKC = 'the American Kennel Club says';
const CFA = 'the Cat Fanciers’ Association says';
const PAGES = 'pages of the breed say';

/*
 * Breeds by their names in lower case, kilograms. Only what a breed's own association or its pages say; how round an
 * animal is counts more. Where nobody says it by sex, both have the same range.
 */
const rows: ReadonlyMap<string, Row> = new Map<string, Row>(
  Object.entries({
    'german shepherd': [[23, 41], [23, 41], AKC],
    harrier: [[20, 27], [20, 27], AKC],
    'australian shepherd': [[23, 29], [18, 25], AKC],
    labrador: [[29, 36], [25, 32], AKC],
    'labrador retriever': [[29, 36], [25, 32], AKC],
    'golden retriever': [[29, 34], [25, 29], AKC],
    rottweiler: [[36, 61], [36, 61], AKC],
    boxer: [[23, 36], [23, 36], AKC],
    'siberian husky': [[16, 27], [16, 27], AKC],
    'standard poodle': [[18, 32], [18, 32], AKC],
    beagle: [[6, 14], [6, 14], AKC],
    dachshund: [[5, 15], [5, 15], AKC],
    'shih tzu': [[4, 7], [4, 7], AKC],
    'american curl': [[3.2, 4.5], [2.3, 3.6], CFA],
    bengal: [[4.5, 6.8], [3.6, 5.4], PAGES],
    'maine coon': [[5.9, 8.2], [3.6, 5.4], PAGES],
    ragdoll: [[6.8, 9.1], [4.5, 6.8], PAGES],
  }),
);

/** @returns null for a breed of which it is not known; both sexes' range where the gender is not */
export function usualWeight(
  breed: string | null | undefined,
  gender: Gender | Uppercase<Gender> | null | undefined,
): UsualWeight | null {
  const row = rows.get((breed ?? '').trim().toLowerCase());
  if (!row) return null;
  const [males, females, source] = row;
  const sex = gender?.toLowerCase();
  const ranges = [...(sex === 'female' ? [] : [males]), ...(sex === 'male' ? [] : [females])];
  return {
    from: Math.min(...ranges.map(([from]) => from)),
    until: Math.max(...ranges.map(([, until]) => until)),
    source,
  };
}
