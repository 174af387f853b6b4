import { OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';

/** What of an animal decides how much it eats, and what it is called. */
export type Eater = Pick<OwnAnimalRecord, 'name' | 'type' | 'bornOn' | 'neutered' | 'weights'>;

/** The animals of accounts in the order in which they came, looked up together. */
export async function eatersOf(uids: readonly string[]): Promise<Eater[][]> {
  const found = await OwnAnimalModel.find({ uid: { $in: [...uids] } })
    .select({ uid: 1, name: 1, type: 1, bornOn: 1, neutered: 1, weights: 1 })
    .sort({ uid: 1, _id: 1 })
    .lean<(Eater & Pick<OwnAnimalRecord, 'uid'>)[]>();
  const byAccount = Map.groupBy(found, ({ uid }) => uid);
  return uids.map((uid) => byAccount.get(uid) ?? []);
}
