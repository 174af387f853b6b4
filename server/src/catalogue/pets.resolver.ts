import type { GraphQLResolveInfo } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Directive,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { factOf, wordFields } from '../../../domain/catalogue/item-facts.ts';
import { UnitSystem, unitPriceOf, unitPriceText } from '../../../domain/catalogue/unit-price.ts';
import { connectionOf } from '../database/lists/connection.ts';
import type { ImagesService } from '../images/images.service.ts';
import { readUpload } from '../images/read-upload.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import type { MissedSearchesService } from './missed-searches/missed-searches.service.ts';
import { Pet } from './pet/pet.entity.ts';
import { AddPetInput, PetListArgs, UpdatePetInput } from './pet/pets.inputs.ts';
import { UnitPrice } from './pet/unit-price.entity.ts';
import type { PetEditingService } from './pet-editing.service.ts';
import type { PetsService } from './pets.service.ts';
import type { CatalogueSearch, PetPage } from './search/catalogue-search.ts';
import { BrandCount, countsOf, type FacetCount, NameCount, PetFacets } from './search/facets/pet-facets.ts';
import { SearchedPage, SearchPart } from './search/reading/search-part.entity.ts';
import { storedFields } from './search/selected-fields.ts';

const PetConnection = connectionOf(Pet, 'Pet', 'items');

@Resolver(() => PetConnection)
export class PetConnectionResolver {
  @FieldResolver(() => PetFacets, {
    description: 'What can be chosen in the whole list, with counts.',
    complexity: complexityWeights.facets,
  })
  facets(@Root() page: PetPage): Promise<PetFacets> {
    return page.facets();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What whoever searched should know: that a word was corrected, that nothing has all words and what has most of them is listed, or that something is not sold.',
  })
  searchNote(@Root() page: PetPage): string | null {
    return page.searchNote;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where something in the search is not sold and so nothing is found: the search without it, which finds something; else null.',
  })
  nearestSearch(@Root() page: PetPage): string | null {
    return page.nearestSearch;
  }

  @FieldResolver(() => [SearchPart], {
    description: 'How each part of the search was read, in the order of its words; none without a search.',
  })
  reading(@Root() page: PetPage): readonly SearchPart[] {
    return page.reading;
  }

  @FieldResolver(() => SearchedPage, {
    nullable: true,
    description:
      'The page of the shop that was searched for, such as that of returns, an article or an answer; null where items were.',
  })
  shopPage(@Root() { shopPage }: PetPage): SearchedPage | null {
    return shopPage;
  }
}

@Resolver(() => PetFacets)
export class PetFacetsResolver {
  @FieldResolver(() => [BrandCount], {
    description: 'By brand, for the thirty brands that most items of the shop have.',
    complexity: complexityWeights.brandCounts,
  })
  brand(@Root() facets: PetFacets): Promise<FacetCount[]> {
    return facets.countWords('brand');
  }

  @FieldResolver(() => [NameCount], {
    description: 'By breed beyond those of clan, for the thirty that most animals of the shop have.',
    complexity: complexityWeights.brandCounts,
  })
  breed(@Root() facets: PetFacets): Promise<FacetCount[]> {
    return facets.countWords('breed');
  }

  @FieldResolver(() => [NameCount], {
    description: 'By color beyond those of color, for the thirty that most items of the shop have.',
    complexity: complexityWeights.brandCounts,
  })
  coat(@Root() facets: PetFacets): Promise<FacetCount[]> {
    return facets.countWords('coat');
  }
}

// One for each fact that items are kept with a word for.
for (const field of wordFields) {
  const resolver = PetFacetsResolver.prototype;
  const Count = countsOf(field);
  Object.assign(resolver, { [field]: (facets: PetFacets) => facets.countWords(field) });
  FieldResolver(() => [Count], {
    description: `By ${factOf(field).countedBy}.`,
    complexity: complexityWeights.wordCounts,
  })(resolver, field, { value: undefined });
  Root()(resolver, field, 0);
}

/** What the owner says of units. */
interface UnitsSource {
  get(): Promise<{ readonly units: UnitSystem }>;
}

@Resolver(() => Pet)
export class PetsResolver {
  constructor(
    private readonly pets: PetsService,
    private readonly search: CatalogueSearch,
    private readonly petEditing: PetEditingService,
    private readonly images: ImagesService,
    private readonly missedSearches: MissedSearchesService,
    private readonly shop: UnitsSource,
  ) {}

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Directive('@cacheTag(format: "synonyms")')
  @Query(() => PetConnection, { name: 'pets', description: 'Lists and searches the catalogue.' })
  async list(
    @Args(() => PetListArgs) { first, after, ...list }: PetListArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { isPrefetch }: RequestContext,
  ): Promise<PetPage> {
    const page = await this.search.page(list, { first, after }, storedFields(info));
    if (!after && !isPrefetch) this.missedSearches.note(list, page);
    return page;
  }

  @Authorized('editCatalogue')
  @Query(() => PetConnection, { description: 'Lists and searches every item, sold and retired ones too.' })
  allPets(
    @Args(() => PetListArgs) { first, after, ...list }: PetListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PetPage> {
    return this.search.page({ ...list, showRetired: true }, { first, after }, storedFields(info));
  }

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Query(() => Pet, { nullable: true, description: 'One item by its id.' })
  pet(@Arg('id', () => ID, { description: 'Id of the item.' }) id: string): Promise<Pet> {
    return this.pets.get(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: complexityWeights.picture,
    description:
      'The picture as base64 JPEG without data-URL prefix, made on demand. Prefer image: it is cached and far smaller.',
  })
  async img(@Root() pet: Pet): Promise<string | null> {
    return (await this.images.findBase64(pet.image)) ?? null;
  }

  @Directive('@cacheTag(format: "shopsettings")')
  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description:
      'What a kilogram or a pound, a liter or a fluid ounce, or a piece of it costs: by its weight, else its volume, else its pieces where there are several; null where none is known.',
    // Of the same record: what is asked of it counts, and no look-up.
    complexity: ({ childComplexity }) => childComplexity,
  })
  async unitPrice(
    @Root() pet: Pet,
    @Arg('units', () => UnitSystem, {
      nullable: true,
      description: 'By which units; left out, those of the shop’s settings.',
    })
    units: UnitSystem | null,
  ): Promise<UnitPrice | null> {
    const price = unitPriceOf(pet, units ?? (await this.shop.get()).units);
    return price && { ...price, text: unitPriceText(price) };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the price of an animal is an adoption fee; false for food and accessories.',
  })
  isAdoption(@Root() pet: Pet): boolean {
    return pet.isAdoption === true;
  }

  @Authorized('handleOrders')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where it stands in the shop, for those who pack; null where nobody has said so. For staff.',
  })
  shelf(@Root() pet: Pet): string | null {
    return textOf(pet.shelf) || null;
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, { description: 'Adds an item to the catalogue.' })
  async addPet(
    @Arg('input', () => AddPetInput, { description: 'The item.' }) input: AddPetInput,
    @Arg('img', () => GraphQLUpload, { nullable: true, description: 'Its picture, at most 10 MB.' })
    img: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    const admin = requireViewer(context.viewer);
    return this.petEditing.add(input, admin, img ? await readUpload(img) : undefined);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, { description: 'Changes an item.' })
  async updatePet(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('input', () => UpdatePetInput, { description: 'What to change.' }) input: UpdatePetInput,
    @Arg('img', () => GraphQLUpload, { nullable: true, description: 'A new picture, at most 10 MB.' })
    img: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    const admin = requireViewer(context.viewer);
    return this.petEditing.update(id, input, admin, img ? await readUpload(img) : undefined);
  }
}
