import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import { Kind } from '../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../domain/catalogue/pet-options.ts';
import { PetOrderBy } from './pet-enums.ts';

@InputType({
  description: 'Which items to list. Conditions that are left out do not matter; the others must all hold.',
})
export class PetWhere {
  @Field(() => PetType, { nullable: true, description: 'Which animal it is, or is meant for.' })
  type?: PetType;

  @Field(() => Category, { nullable: true, description: 'Animals, food or accessories.' })
  category?: Category;

  @Field(() => Gender, { nullable: true, description: 'Gender.' })
  gender?: Gender;

  @Field(() => Age, { nullable: true, description: 'Stage of life.' })
  age?: Age;

  @Field(() => Color, { nullable: true, description: 'Colour.' })
  color?: Color;

  @Field(() => Clan, { nullable: true, description: 'Breed.' })
  clan?: Clan;

  @Field(() => Kind, { nullable: true, description: 'Kind of food or accessory.' })
  kind?: Kind;

  @Field(() => Species, { nullable: true, description: 'Which of the other animals it is, or is meant for.' })
  species?: Species;

  @Field(() => Size, { nullable: true, description: 'Size.' })
  size?: Size;

  @Field(() => String, { nullable: true, description: 'Brand, whole; case and accents do not count.' })
  brand?: string;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Lowest price, US dollars, included.',
  })
  priceMin?: number;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Highest price, US dollars, included.',
  })
  priceMax?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what can be ordered now; false: only what can not.',
  })
  available?: boolean;

  @Field(() => Availability, {
    nullable: true,
    description: 'In the shop, sold or retired. Only allPets finds retired items.',
  })
  availability?: Availability;
}

/** Which items to list, and how. */
@ArgsType()
export class PetListArgs {
  @Field(() => PetWhere, { nullable: true, description: 'Which items; all when left out.' })
  where?: PetWhere | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is looked for. Words of type, category, species, kind, age, gender, colour, breed and size say what an item must be, in the singular and the plural and with their synonyms; any other word, or the beginning of one, must occur in name, breed or texts; case, accents and letters of other keyboards do not count. A word that is not known is taken for the one that is spelled most like it, and where nothing has all words, what has most of them is listed: searchNote says so. A search without a letter or digit finds nothing; an empty one is none.',
  })
  search?: string | null;

  @Field(() => PetOrderBy, { defaultValue: PetOrderBy.RELEVANCE, description: 'How to sort.' })
  orderBy!: PetOrderBy;

  @Field(() => Int, { defaultValue: 20, description: 'Size of the page, from 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'endCursor of the page before.' })
  after?: string | null;
}

@InputType({
  description:
    'A new item. All of it is required but the stock, kind, species, size, brand and shelf, and for food and accessories gender, age, color and clan.',
})
export class AddPetInput {
  @Field(() => String, { description: 'Name, at most 120 characters.' })
  petname!: string;

  @Field(() => Float, { description: 'Price of one, US dollars, in whole cents.' })
  petprice!: number;

  @Field(() => Category, { description: 'Animal, food or accessory.' })
  category!: Category;

  @Field(() => PetType, { description: 'Which animal it is, or is meant for.' })
  type!: PetType;

  @Field(() => Gender, { nullable: true, description: 'Gender. Animals must have one.' })
  gender?: Gender;

  @Field(() => Age, { nullable: true, description: 'Stage of life. Animals must have one.' })
  age?: Age;

  @Field(() => Color, { nullable: true, description: 'Colour. Animals must have one.' })
  color?: Color;

  @Field(() => Clan, { nullable: true, description: 'Breed. Animals must have one.' })
  clan?: Clan;

  @Field(() => Kind, { nullable: true, description: 'Kind of food or accessory. Animals have none.' })
  kind?: Kind;

  @Field(() => Species, {
    nullable: true,
    description: 'Which of the other animals it is, or is meant for; only for the type OTHER.',
  })
  species?: Species;

  @Field(() => Size, { nullable: true, description: 'Size, where it matters.' })
  size?: Size;

  @Field(() => String, {
    nullable: true,
    description: 'Brand of food or an accessory, at most 60 characters.',
  })
  brand?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it stands in the shop, for those who pack; at most 20 characters.',
  })
  shelf?: string;

  @Field(() => String, { description: 'Short description, at most 300 characters.' })
  short!: string;

  @Field(() => String, { description: 'Details, plain text, at most 5000 characters.' })
  details!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Pieces to sell, for food and accessories; 100 when left out.',
  })
  stock?: number;
}

/** AddPetInput with nothing required, and facts that may be taken away. */
type PetChanges = { [Name in keyof AddPetInput]?: AddPetInput[Name] | null };

@InputType({
  description:
    'Changes to an item. What is left out stays; kind and species go by themselves where they do not fit a new category or type.',
})
export class UpdatePetInput implements PetChanges {
  @Field(() => String, { nullable: true, description: 'Name, at most 120 characters.' })
  petname?: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Price of one, US dollars. Orders keep the price they were made at.',
  })
  petprice?: number;

  @Field(() => Category, { nullable: true, description: 'Animal, food or accessory.' })
  category?: Category;

  @Field(() => PetType, { nullable: true, description: 'Which animal it is, or is meant for.' })
  type?: PetType;

  @Field(() => Gender, { nullable: true, description: 'Gender.' })
  gender?: Gender;

  @Field(() => Age, { nullable: true, description: 'Stage of life.' })
  age?: Age;

  @Field(() => Color, { nullable: true, description: 'Colour.' })
  color?: Color;

  @Field(() => Clan, { nullable: true, description: 'Breed.' })
  clan?: Clan;

  @Field(() => Kind, { nullable: true, description: 'Kind of food or accessory; null takes it away.' })
  kind?: Kind | null;

  @Field(() => Species, { nullable: true, description: 'Which of the other animals; null takes it away.' })
  species?: Species | null;

  @Field(() => Size, { nullable: true, description: 'Size; null takes it away.' })
  size?: Size | null;

  @Field(() => String, { nullable: true, description: 'Brand; null takes it away.' })
  brand?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it stands in the shop, for those who pack; null takes it away.',
  })
  shelf?: string | null;

  @Field(() => String, { nullable: true, description: 'Short description, at most 300 characters.' })
  short?: string;

  @Field(() => String, { nullable: true, description: 'Details, plain text, at most 5000 characters.' })
  details?: string;

  @Field(() => Int, { nullable: true, description: 'Pieces to sell, for food and accessories.' })
  stock?: number;
}
