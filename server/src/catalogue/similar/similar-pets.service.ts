import type { ItemFacts } from '../../../../domain/catalogue/item-facts.ts';
import { Kind } from '../../../../domain/catalogue/kinds.ts';
import { Age, Category, PetType, Species } from '../../../../domain/catalogue/pet-options.ts';
import { likeItem, neededBy } from '../../../../domain/catalogue/related/related-items.ts';
import { isObjectId } from '../../database/object-id.ts';
import { badInput } from '../../platform/domain-error.ts';
import { GonePetModel } from '../pet/gone-pet.entity.ts';
import type { Pet } from '../pet/pet.entity.ts';
import type { PetsService } from '../pets.service.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { BoughtTogetherModel } from './bought-together.entity.ts';
import type { KnownItem } from './known-item.ts';
import type { SimilarPets } from './similar-pets.entity.ts';

/** Most items that are shown beside one. */
export const MAX_SIMILAR_PETS = 20;
/** Most items that are shown as bought together with one. */
export const MAX_BOUGHT_TOGETHER = 4;

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
    if (!item) return { hasLeft: false, pets: [], item };
    const pets = await this.firstOf(item, likeItem(item.facts), first);
    return { hasLeft: item.hasLeft, pets, item };
  }

  /** What is often bought in the same parcels and can be had now, one of each family. */
  async boughtWith({ id, family }: KnownItem): Promise<Pet[]> {
    const known = await BoughtTogetherModel.findById(family || id).lean();
    const partners = await this.pets.findMany(known?.partners.map(String) ?? []);
    const found = new Map<string, Pet>();
    for (const pet of partners) {
      if (!pet?.isAvailable) continue;
      const name = pet.family || pet._id;
      if (name !== family && !found.has(name)) found.set(name, pet);
    }
    return [...found.values()].slice(0, MAX_BOUGHT_TOGETHER);
  }

  /** What an animal needs when it moves in, one of each thing, as far as the shop has it. */
  async neededBy(item: KnownItem): Promise<Pet[]> {
    const things = await Promise.all(neededBy(item.facts).map((where) => this.firstOf(item, where, 1)));
    return things.flat();
  }

  /** Whether an item was in the shop and has left it for good: deleted, or retired because orders name it. */
  async hasLeft(id: string): Promise<boolean> {
    return (await this.known(id))?.hasLeft ?? false;
  }

  private async known(id: string): Promise<KnownItem | null> {
    if (!isObjectId(id)) return null;
    const [pet] = await this.pets.findMany([id]);
    if (pet) {
      const hasLeft = pet.availability === 'retired';
      return { id: pet._id, facts: factsOf(pet), family: pet.family, hasLeft };
    }
    const gone = await GonePetModel.findById(id).lean<ItemFacts>();
    return gone && { id: id.toLowerCase(), facts: factsOf(gone), family: undefined, hasLeft: true };
  }

  /** The first that are found, looked for in one place after another. */
  private async firstOf(item: KnownItem, places: readonly ItemFacts[], first: number): Promise<Pet[]> {
    const found = new Map<string, Pet>();
    for (const place of places) {
      if (found.size >= first) break;
      for (const pet of await this.others(item, place, first)) found.set(pet._id, pet);
    }
    return [...found.values()].slice(0, first);
  }

  /** In one place, the newest first; one more is read, because the item itself may be among them. */
  private async others({ id, family }: KnownItem, place: ItemFacts, first: number): Promise<Pet[]> {
    const list = { where: { ...place, available: true }, orderBy: 'newest' } as const;
    const { edges } = await this.search.page(list, { first: first + 1 });
    return edges
      .map(({ node }) => node)
      .filter((pet) => pet._id !== id && (!family || pet.family !== family))
      .slice(0, first);
  }
}

/** What a list can be narrowed by: of a kind that there is none of, stored as it may be, nothing. */
function factsOf({
  category,
  type,
  species,
  kind,
  age,
}: Pick<ItemFacts, 'category' | 'type' | 'species' | 'kind' | 'age'>): ItemFacts {
  const facts = {
    category: oneOf(Category, category),
    type: oneOf(PetType, type),
    species: oneOf(Species, species),
    kind: oneOf(Kind, kind),
    age: oneOf(Age, age),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function oneOf<T extends string>(options: Readonly<Record<string, T>>, value: T | undefined): T | undefined {
  return Object.values(options).find((option) => option === value);
}
