import { Category, PetType, Species } from '../../../../domain/catalogue/pet-options.ts';
import { isObjectId } from '../../database/object-id.ts';
import { badInput } from '../../platform/domain-error.ts';
import { GonePetModel } from '../pet/gone-pet.entity.ts';
import type { Pet } from '../pet/pet.entity.ts';
import type { PetsService } from '../pets.service.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import type { SimilarPets } from './similar-pets.entity.ts';

/** Most items that are shown beside one. */
export const MAX_SIMILAR_PETS = 20;

type Kind = Partial<Pick<Pet, 'category' | 'type' | 'species'>>;

/** What an item is, or was. */
interface KnownItem extends Kind {
  readonly hasLeft: boolean;
}

/** Others like an item, whatever became of it. */
export class SimilarPetsService {
  constructor(
    private readonly pets: Pick<PetsService, 'findMany'>,
    private readonly search: CatalogueSearch,
  ) {}

  /**
   * @param id of an item that is in the shop, or was; for any other there are none
   * @throws DomainError BAD_USER_INPUT for a length outside 1..20
   */
  async find(id: string, first: number): Promise<SimilarPets> {
    if (first < 1 || first > MAX_SIMILAR_PETS)
      throw badInput({ first: `Must be from 1 to ${MAX_SIMILAR_PETS}` });
    const item = await this.known(id);
    if (!item) return { hasLeft: false, pets: [] };
    const found = new Map<string, Pet>();
    for (const kind of widening(item)) {
      if (found.size >= first) break;
      for (const pet of await this.others(id, kind, first)) found.set(pet._id, pet);
    }
    return { hasLeft: item.hasLeft, pets: [...found.values()].slice(0, first) };
  }

  /** Whether an item was in the shop and has left it for good: deleted, or retired because orders name it. */
  async hasLeft(id: string): Promise<boolean> {
    return (await this.known(id))?.hasLeft ?? false;
  }

  private async known(id: string): Promise<KnownItem | null> {
    if (!isObjectId(id)) return null;
    const [pet] = await this.pets.findMany([id]);
    if (pet) return { ...kindOf(pet), hasLeft: pet.availability === 'retired' };
    const gone = await GonePetModel.findById(id).lean<Kind>();
    return gone && { ...kindOf(gone), hasLeft: true };
  }

  /** Of a kind, the newest first; one more is read, because the item itself may be among them. */
  private async others(id: string, kind: Kind, first: number): Promise<Pet[]> {
    const list = { where: { ...kind, available: true }, orderBy: 'newest' } as const;
    const { edges } = await this.search.page(list, { first: first + 1 });
    return edges
      .map(({ node }) => node)
      .filter(({ _id }) => _id !== id.toLowerCase())
      .slice(0, first);
  }
}

/** What a list can be narrowed by: of a kind that there is none of, stored as it may be, nothing. */
function kindOf({ category, type, species }: Kind): Kind {
  return {
    category: oneOf(Category, category),
    type: oneOf(PetType, type),
    species: oneOf(Species, species),
  };
}

function oneOf<T extends string>(options: Readonly<Record<string, T>>, value: T | undefined): T | undefined {
  return Object.values(options).find((option) => option === value);
}

/** From what is closest on: rabbits beside a rabbit, then other small animals, then all animals. */
function widening({ category, type, species }: Kind): Kind[] {
  return [...(species ? [{ category, type, species }] : []), { category, type }, { category }];
}
