import { Category } from '../../../../domain/catalogue/pet-options.ts';
import { type Household, householdRules } from '../../../../domain/matching/household.ts';
import { type MatchedFacts, matchOf, matchOrder, type Verdict } from '../../../../domain/matching/match.ts';
import { tellMatch } from '../../../../domain/matching/match-texts.ts';
import { isDollars } from '../../../../domain/money/money.ts';
import {
  type Connection,
  type InvalidPlace,
  type PageRequest,
  type Place,
  placeIn,
  toConnection,
} from '../../database/lists/connection.ts';
import { hasId } from '../../database/lists/sort-order.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { type Pet, PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import type { PetsService } from '../pets.service.ts';
import { petFilter } from '../search/pet-filter.ts';
import { askedWords } from '../search/words/asked-words.ts';
import type { PetMatch } from './pet-match.entity.ts';

/** Longest work of the database on a list of animals, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;
/** Animals in one answer of the database: so little of each is read that all of a shop's come at once. */
const BATCH_SIZE = 5000;

/** Sorts matches: as `matchOrder` has them, then by name. */
const order = { field: 'matchKey', direction: 1, of: 'text' } as const;

const matchedFields = {
  ...{ petprice: 1, nameKey: 1, goodWithChildren: 1, goodWithDogs: 1, goodWithCats: 1 },
  ...{ hoursAlone: 1, energy: 1, experience: 1, space: 1 },
} as const;

type Candidate = Pick<PetRecord, '_id' | 'petprice' | 'nameKey'> & MatchedFacts;

/** An animal with its place in the list. */
interface Ranked {
  readonly _id: Candidate['_id'];
  readonly facts: MatchedFacts;
  readonly matchKey: string;
}

/** The animals that can be ordered, by how well they fit a household. Nothing of the household is kept. */
export class MatchingService {
  constructor(private readonly pets: Pick<PetsService, 'findMany'>) {}

  /** How one animal fits a household, whether or not it can be ordered; null for what is no household. */
  match(pet: Pet, household: unknown): PetMatch | null {
    const { data } = householdRules.safeParse(household);
    return data && pet.category === Category.PETS ? explained(pet, pet, data) : null;
  }

  /** @throws DomainError BAD_USER_INPUT for a bad household, a page size or a cursor */
  async find(
    input: unknown,
    where: PetWhere | null | undefined,
    page: PageRequest,
  ): Promise<Connection<PetMatch>> {
    const household = checkInput(householdRules, input);
    const place = placeIn(order, page);
    const found = await candidates(where ?? {});
    const ranked = found.map((record) => rank(record, household)).sort(byPlace);
    const rest = place === null ? ranked : ranked.filter((record) => isBehind(record, place));
    const shown = rest.slice(0, page.first + 1);
    const pets = await this.pets.findMany(shown.map(({ _id }) => _id.toHexString()));
    const byId = new Map(pets.flatMap((pet) => (pet ? [[pet._id, pet] as const] : [])));
    // What was deleted between the two reads is on no page.
    const there = shown.flatMap((one) => {
      const pet = byId.get(one._id.toHexString());
      return pet ? [{ ...one, pet }] : [];
    });
    const toMatch = ({ pet, facts }: (typeof there)[number]) => explained(pet, facts, household);
    return toConnection(there, page, order, toMatch, async () => ranked.length);
  }
}

/** Animals that can be ordered, as far as they are matched. */
async function candidates(where: PetWhere): Promise<Candidate[]> {
  const orderable = petFilter({ category: Category.PETS, available: true });
  const byWords = askedWords(where).map(([, words]) => ({ searchWords: { $in: words } }));
  const filter = { $and: [orderable, petFilter(where), hasId, ...byWords] };
  const options = {
    ...{ projection: matchedFields, hint: petIndexes.kind },
    ...{ batchSize: BATCH_SIZE, maxTimeMS: QUERY_TIMEOUT_MS },
  };
  const records = await PetModel.collection.find<Candidate>(filter, options).toArray();
  return records.filter(({ petprice }) => isDollars(petprice));
}

function rank({ _id, nameKey, ...facts }: Candidate, household: Household): Ranked {
  return { _id, facts, matchKey: matchOrder(matchOf(facts, household)) + textOf(nameKey) };
}

function byPlace(a: Ranked, b: Ranked): number {
  return compareTexts(a.matchKey, b.matchKey) || compareTexts(a._id.toHexString(), b._id.toHexString());
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function isBehind(record: Ranked, place: Place | InvalidPlace): boolean {
  if ('invalid' in place) return false;
  const compared = compareTexts(record.matchKey, String(place.value));
  return compared > 0 || (compared === 0 && record._id.toHexString() > place.id.toHexString());
}

function explained(pet: Pet, facts: MatchedFacts, household: Household): PetMatch {
  const { score, points } = tellMatch(facts, household);
  const those = (verdict: Verdict) => points.filter((point) => point.verdict === verdict);
  return {
    ...{ pet, score, points },
    ...{ fits: those('FITS'), stops: those('STOP'), unknowns: those('UNKNOWN') },
  };
}
