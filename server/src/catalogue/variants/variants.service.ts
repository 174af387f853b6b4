import DataLoader from 'dataloader';
import { inOrderOfVariants, MAX_VARIANTS } from '../../../../domain/catalogue/variants.ts';
import { isDollars } from '../../../../domain/money/money.ts';
import { type Pet, PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import { decodeState, ShelfState } from '../search/facets/facet-bitmask.ts';
import type { FacetCountCache } from '../search/facets/facet-count-cache.ts';
import { withoutListingFields } from '../search/listing-fields.ts';
import { petFilter } from '../search/pet-filter.ts';
import type { ItemChoices } from './item-choices.entity.ts';

/** Families of one batched read. */
const MAX_BATCH_SIZE = 25;

/** Items that are sizes or flavours of one another. */
export class VariantsService {
  constructor(private readonly counts: Pick<FacetCountCache, 'get' | 'isLive'>) {}

  /** Families that different requests ask for in one turn of the event loop, in one read. */
  private readonly pending = new DataLoader<string, readonly PetRecord[]>(readFamilies, {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: (read) => setImmediate(read),
  });

  /** All of an item's family that can be seen, with the item itself, in the order they are offered in. */
  async of(pet: Pet): Promise<Pet[]> {
    if (!isInFamily(pet)) return [pet];
    const others = (await this.pending.load(pet.family)).filter(({ _id }) => String(_id) !== String(pet._id));
    return inOrderOfVariants([pet, ...others.slice(0, MAX_VARIANTS - 1).map(toPet)]);
  }

  /** What there is to choose from; null for what stands alone. By the counts that lists are made from, while there are any. */
  async choicesOf(pet: Pet): Promise<ItemChoices | null> {
    if (!isInFamily(pet)) return null;
    const prices = this.counts.isLive
      ? await this.countedPrices(pet.family)
      : await this.readPrices(pet.family);
    const charged = prices.filter(isDollars);
    if (prices.length < 2 || charged.length === 0) return null;
    return {
      count: prices.length,
      lowestPrice: Math.min(...charged),
      highestPrice: Math.max(...charged),
    };
  }

  private async countedPrices(family: string): Promise<number[]> {
    const { families } = await this.counts.get({ words: [] });
    const seen = families.of(family).filter(({ cell }) => decodeState(cell) !== ShelfState.RETIRED);
    return seen.map(({ price }) => price);
  }

  private async readPrices(family: string): Promise<number[]> {
    return (await this.pending.load(family)).map(({ petprice }) => petprice);
  }
}

/** Whatever is stored. */
function isInFamily(pet: Pet): pet is Pet & { family: string } {
  return typeof pet.family === 'string' && pet.family !== '';
}

/** All of some families that can be seen. */
async function readFamilies(families: readonly string[]): Promise<PetRecord[][]> {
  const records = await PetModel.collection
    .find<PetRecord>(
      { ...petFilter(), family: { $in: [...families] } },
      { projection: withoutListingFields, hint: petIndexes.family, limit: families.length * MAX_VARIANTS },
    )
    .toArray();
  return families.map((family) => records.filter((record) => record.family === family));
}
