import { textOf } from '../../platform/text/text-of.ts';
import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import { FamilyMembers, type StoredMember } from './facets/family-members.ts';
import { allButCard } from './list-families.ts';
import type { ListPlan } from './list-planner.ts';
import type { ListStats } from './list-stats.ts';

/** More items are read at once than are shown on average: families are not spread evenly. */
const MARGIN = 1.25;

/** Longest query for members of families. */
const QUERY_TIMEOUT_MS = 5000;

/** Chooses what a list shows among the items that are read of it: one of each family. */
export interface FamilyCards {
  /** How many items are read for each that is shown. */
  readonly itemsPerCard: number;
  /** Stored fields that it chooses by. */
  readonly fields: readonly string[];
  readonly among: (records: readonly PetRecord[], plan: ListPlan) => Promise<PetRecord[]>;
}

/** By what is counted of a list: no look at the database. @returns null where everything is shown */
export function cardsByCounts({ families: { hidden }, items, total }: ListStats): FamilyCards | null {
  if (hidden.size === 0) return null;
  return {
    itemsPerCard: (MARGIN * items) / Math.max(total, 1),
    fields: [],
    among: async (records) => records.filter(({ _id }) => !hidden.has(textOf(_id))),
  };
}

/** By a look at the others of their families, while there are no counts. */
export const cardsByLookUp: FamilyCards = {
  itemsPerCard: 1,
  fields: ['family'],
  async among(records, plan) {
    const families = records.map(({ family }) => family).filter((family) => typeof family === 'string');
    if (families.length === 0) return [...records];
    const found = await PetModel.collection
      .find<StoredMember & PetRecord>(plan.members([...new Set(families)]), {
        projection: { family: 1, cell: 1, petprice: 1, searchWords: 1 },
        hint: petIndexes.family,
        maxTimeMS: QUERY_TIMEOUT_MS,
      })
      .toArray();
    const likely = found.filter((member) => plan.rankOf(member) === 1).map(({ _id }) => textOf(_id));
    const likeliest = new Set(plan.isRanked ? likely : []);
    const members = [...new FamilyMembers(found).several()];
    const hidden = new Set(members.flatMap((family) => allButCard(family, likeliest)).map(({ id }) => id));
    return records.filter(({ _id }) => !hidden.has(textOf(_id)));
  },
};
