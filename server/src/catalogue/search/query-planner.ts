import type { PetOrderBy } from '../pet/pet-enums.ts';
import { type IndexKeys, petIndexes } from '../pet/pet-indexes.ts';

/** What is known of a list before it is read. Counts are of items. */
export interface PlanFacts {
  readonly orderBy: PetOrderBy;
  /** Nodes of the page. */
  readonly first: number;
  /** The whole list. */
  readonly total: number;
  /** The whole catalogue, retired items too. */
  readonly catalogue: number;
  /** Cells that the list has items of. */
  readonly cells: readonly number[];
  /** All that is in those cells, whatever its words and its price. */
  readonly inCells: number;
  /** All that has a price in the range of the list; null where it has none. */
  readonly inPrices: number | null;
  /** All that has the rarest word of the search, in any spelling; null where there is no search. */
  readonly withWord: number | null;
  /** How many words the search has, and in how many forms the rarest one is looked up. */
  readonly words: number;
  readonly forms: number;
}

/** How a page is read: which index, and what its scan begins with. */
export interface PagePlan {
  readonly index: IndexKeys;
  /** The values of its first field that are merged into one order. */
  readonly merge: 'cells' | 'words' | 'nothing';
  /** Whether the whole list is read and put in order here: it is hardly longer than a page. */
  readonly isWhole: boolean;
}

/** Lists up to this size may be read whole and sorted here. */
export const MAX_WHOLE_LIST_SIZE = 800;

/** Cells merged into one order. */
export const MAX_MERGED_CELLS = 100;

/** Costs in index keys: an item fetched, and a scan started. */
const ITEM_COST = 4;
const SCAN_COST = 8;

const orderIndexes = {
  newest: petIndexes.newest,
  relevance: petIndexes.newest,
  price: petIndexes.price,
  '-price': petIndexes.price,
  unit: petIndexes.unit,
  name: petIndexes.name,
  stock: petIndexes.stock,
  rating: petIndexes.rating,
} as const satisfies Record<PetOrderBy, IndexKeys>;

const cellOrderIndexes: Partial<Record<PetOrderBy, IndexKeys>> = {
  newest: petIndexes.cellNewest,
  relevance: petIndexes.cellNewest,
  price: petIndexes.cellPrice,
  '-price': petIndexes.cellPrice,
  name: petIndexes.cellName,
};

/** The plan without statistics: scans in the requested order. */
export function defaultPlan(orderBy: PetOrderBy, hasWords: boolean): PagePlan {
  if (hasWords && isByDate(orderBy)) return { index: petIndexes.words, merge: 'words', isWhole: false };
  return { index: orderIndexes[orderBy], merge: 'nothing', isWhole: false };
}

/**
 * The plan that looks at the fewest keys and items. A walk in order passes over what the list leaves out, so
 * it is good for long lists; merged cells for narrow ones; and a list of few items is read whole.
 */
export function choosePlan(facts: PlanFacts): PagePlan {
  return cheapest([...orderedPlans(facts), ...wholePlans(facts)]);
}

/** The best of the plans that read in order. */
export function chooseOrderedPlan(facts: PlanFacts): PagePlan {
  return cheapest(orderedPlans(facts));
}

function cheapest(plans: readonly PlanWithCost[]): PagePlan {
  const [best] = [...plans].sort((a, b) => a.cost - b.cost);
  if (!best) throw new Error('a walk of the whole catalogue is always possible');
  return best.plan;
}

interface PlanWithCost {
  readonly plan: PagePlan;
  readonly cost: number;
}

function orderedPlans(facts: PlanFacts): PlanWithCost[] {
  const { orderBy, cells, catalogue, inCells, inPrices, withWord } = facts;
  const perKey = withWord === null ? 1 : ITEM_COST;
  const bounded = (items: number) => (isByPrice(orderBy) ? Math.min(items, inPrices ?? items) : items);
  const plans = [
    {
      plan: defaultPlan(orderBy, false),
      cost: SCAN_COST + perKey * keysUntilFull(facts, bounded(catalogue)),
    },
  ];
  const cellIndex = cellOrderIndexes[orderBy];
  if (cellIndex && cells.length <= MAX_MERGED_CELLS) {
    const cost = SCAN_COST * cells.length + perKey * keysUntilFull(facts, bounded(inCells));
    plans.push({ plan: { index: cellIndex, merge: 'cells', isWhole: false }, cost });
  }
  if (withWord !== null && isByDate(orderBy)) {
    const cost = SCAN_COST * facts.forms + (facts.words > 1 ? ITEM_COST : 1) * keysUntilFull(facts, withWord);
    plans.push({ plan: { index: petIndexes.words, merge: 'words', isWhole: false }, cost });
  }
  return plans;
}

function wholePlans({ total, cells, inCells, inPrices, withWord, words }: PlanFacts): PlanWithCost[] {
  if (total > MAX_WHOLE_LIST_SIZE) return [];
  const perKey = withWord === null ? 1 : ITEM_COST;
  // Twice, because all of them are sent too.
  const sent = 2 * ITEM_COST * total;
  const whole = (index: IndexKeys, merge: PagePlan['merge'], cost: number): PlanWithCost => ({
    plan: { index, merge, isWhole: true },
    cost: sent + cost,
  });
  const plans: PlanWithCost[] = [];
  if (cells.length <= MAX_MERGED_CELLS) {
    plans.push(whole(petIndexes.cellPrice, 'cells', perKey * Math.min(inCells, inPrices ?? inCells)));
  }
  if (inPrices !== null) plans.push(whole(petIndexes.price, 'nothing', perKey * inPrices));
  if (withWord !== null) plans.push(whole(petIndexes.words, 'words', (words > 1 ? ITEM_COST : 1) * withWord));
  return plans;
}

/** Keys scanned until a page is full, if the list is spread evenly. */
function keysUntilFull({ first, total }: PlanFacts, scanned: number): number {
  return Math.min(scanned, ((first + 1) * scanned) / Math.max(total, 1));
}

export function isByPrice(orderBy: PetOrderBy): boolean {
  return orderBy === 'price' || orderBy === '-price';
}

function isByDate(orderBy: PetOrderBy): boolean {
  return orderBy === 'newest' || orderBy === 'relevance';
}
