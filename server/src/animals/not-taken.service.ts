import { notTaken } from '../../../domain/feeding/not-taken.ts';
import { type Avoided, readAvoided } from '../../../domain/search/avoided.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { VocabularySource } from '../catalogue/search/reading/search-reader.ts';
import type { Vocabulary } from '../catalogue/search/reading/vocabulary.ts';
import { tokenizeList, wordsOfWhatItHas } from '../catalogue/search/words/tokenize-pet.ts';
import { badInput } from '../platform/domain-error.ts';
import { textOf } from '../platform/text/text-of.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import type { Owner } from './change-animal.ts';
import type { NotTaken } from './not-taken.entity.ts';

/** Items that are asked about at once: more than a page of a list, or a cart, has. */
export const MAX_ASKED_ITEMS = 100;

/** Which foods have something in them that an animal must not have, its words read as the search reads them. */
export class NotTakenService {
  constructor(
    private readonly pets: Pick<PetsService, 'findMany'>,
    private readonly vocabulary: VocabularySource,
  ) {}

  /**
   * What the animals of an account do not take of some items. Of what is no item, nothing.
   *
   * @throws DomainError BAD_USER_INPUT for too many
   */
  async of({ uid }: Owner, petIds: readonly string[]): Promise<NotTaken[]> {
    if (petIds.length > MAX_ASKED_ITEMS) throw badInput({ petIds: `At most ${MAX_ASKED_ITEMS}` });
    const eaters = await findEaters(uid);
    if (eaters.length === 0) return [];
    const [items, vocabulary] = await Promise.all([
      this.pets.findMany([...new Set(petIds)]),
      this.vocabulary.get(),
    ]);
    const read = reading(vocabulary);
    return items.flatMap((item) => {
      if (!item) return [];
      const food = { ...item, words: new Set(contentsOf(item)) };
      return eaters.flatMap((animal) => {
        const avoided = notTaken(animal, food, read);
        const ids = { petId: item._id.toString(), animalId: animal._id.toString() };
        return avoided.length > 0 ? [{ ...ids, animalName: animal.name, avoided }] : [];
      });
    });
  }
}

type EaterRecord = Pick<OwnAnimalRecord, '_id' | 'name' | 'type' | 'species' | 'avoids'>;

/** Those of an account that must not have something. */
function findEaters(uid: string): Promise<EaterRecord[]> {
  return OwnAnimalModel.find({ uid, 'avoids.0': { $exists: true } })
    .select({ name: 1, type: 1, species: 1, avoids: 1 })
    .sort({ _id: 1 })
    .lean<EaterRecord[]>()
    .exec();
}

/** Each word is read once, however many foods are asked about. */
function reading(vocabulary: Vocabulary): (avoided: string) => Avoided[] {
  const known = new Map<string, Avoided[]>();
  return (avoided) => {
    const found = known.get(avoided) ?? readAvoided(tokenizeList(avoided), vocabulary);
    known.set(avoided, found);
    return found;
  };
}

/** Where nobody has said what is in it, its name says what it tastes of. */
function contentsOf({ ingredients, petname }: Pet): string[] {
  const said = wordsOfWhatItHas(textOf(ingredients));
  return said.length > 0 ? said : wordsOfWhatItHas(textOf(petname));
}
