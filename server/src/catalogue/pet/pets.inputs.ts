import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import { factFields, factOf, type ItemFacts } from '../../../../domain/catalogue/item-facts.ts';
import {
  type ItemField,
  type ItemFieldName,
  itemFieldNames,
  itemFields,
} from '../../../../domain/catalogue/item-fields.ts';
import { Availability } from '../../../../domain/catalogue/pet-options.ts';
import { AnimalFactsInput } from './animal-facts.input.ts';
import { PetOrderBy } from './pet-enums.ts';

@InputType({
  description: 'Which items to list. Conditions that are left out do not matter; the others must all hold.',
})
export class PetWhere extends (class {} as new () => ItemFacts) {
  @Field(() => String, { nullable: true, description: 'Brand, whole; case and accents do not count.' })
  brand?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Breed beyond those of clan, whole; case and accents do not count.',
  })
  breed?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Color beyond those of color, as of a coat, whole; case and accents do not count.',
  })
  coat?: string;

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

  @Field(() => Int, {
    nullable: true,
    description:
      'Fewest stars on average, from 1 to 5: what is shown as 4 stars has them. None are without reviews.',
  })
  minRating?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only what can be ordered now; false: only what can not.',
  })
  available?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: each item of a family; false: of each family the cheapest that fits and can be ordered. pets lists families once where nothing is said, allPets each item.',
  })
  eachVariant?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: of what is asked of animals alone, such as goodWithCats or energy, here or in the search, it may also be that nobody knows it.',
  })
  orUnknown?: boolean;

  @Field(() => Availability, {
    nullable: true,
    description: 'In the shop, sold or retired. Only allPets finds retired items.',
  })
  availability?: Availability;
}

for (const field of factFields) {
  const { options, meaning, isAtLeast } = factOf(field);
  Field(() => (isAtLeast ? Int : options), {
    nullable: true,
    description: isAtLeast ? `${meaning}: so much, or more.` : `${meaning}.`,
  })(PetWhere.prototype, field);
}

/** Which items to list, and how. */
@ArgsType()
export class PetListArgs {
  @Field(() => PetWhere, { nullable: true, description: 'Which items; all when left out.' })
  where?: PetWhere | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is looked for. Words of type, category, species, kind, age, gender, color, breed and size say what an item must be, in the singular and the plural and with their synonyms; any other word, or the beginning of one, must occur in name, breed or texts; case, accents and letters of other keyboards do not count. A word that is not known is taken for the one that is spelled most like it, and where nothing has all words, what has most of them is listed: searchNote says so. A search in quotation marks is for its words as they are typed: none is corrected. A search without a letter or digit finds nothing; an empty one is none.',
  })
  search?: string | null;

  @Field(() => PetOrderBy, { defaultValue: PetOrderBy.RELEVANCE, description: 'How to sort.' })
  orderBy!: PetOrderBy;

  @Field(() => Int, { defaultValue: 20, description: 'Size of the page, from 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'endCursor of the page before.' })
  after?: string | null;
}

/** What the API says of each field: in one text, or in one of a new item and one of a change. */
const descriptions: Readonly<
  Record<ItemFieldName, string | { readonly add: string; readonly update: string }>
> = {
  petname: 'Name, at most 120 characters.',
  petprice: {
    add: 'Price of one, US dollars, in whole cents.',
    update: 'Price of one, US dollars. Orders keep the price they were made at.',
  },
  category: 'Animal, food or accessory.',
  type: 'Which animal it is, or is meant for.',
  gender: { add: 'Gender. Animals must have one.', update: 'Gender.' },
  age: { add: 'Stage of life. Animals must have one.', update: 'Stage of life.' },
  color: { add: 'Color. Animals must have one, or a coat.', update: 'Color.' },
  clan: { add: 'Breed. Animals must have one, or a breed.', update: 'Breed.' },
  kind: {
    add: 'Kind of food or accessory. Animals have none.',
    update: 'Kind of food or accessory; null takes it away.',
  },
  species: {
    add: 'Which of the other animals it is, or is meant for; only for the type OTHER.',
    update: 'Which of the other animals; null takes it away.',
  },
  size: { add: 'Size, where it matters.', update: 'Size; null takes it away.' },
  brand: {
    add: 'Brand of food or an accessory, at most 60 characters.',
    update: 'Brand; null takes it away.',
  },
  shelf: {
    add: 'Where it stands in the shop, for those who pack; at most 20 characters.',
    update: 'Where it stands in the shop, for those who pack; null takes it away.',
  },
  netWeightGrams: {
    add: 'What is in it, in grams, for food and accessories.',
    update: 'What is in it, in grams; null takes it away.',
  },
  netVolumeMl: {
    add: 'What is in it, in milliliters, where it is sold by volume.',
    update: 'What is in it, in milliliters; null takes it away.',
  },
  pieceCount: {
    add: 'How many pieces are in a pack.',
    update: 'How many pieces are in a pack; null takes it away.',
  },
  feed: {
    add: 'Whether food is all that an animal needs, or goes beside that.',
    update: 'Whether food is complete or complementary; null takes it away.',
  },
  kcalPer100g: {
    add: 'Energy of food, in kcal per 100 g.',
    update: 'Energy of food, in kcal per 100 g; null takes it away.',
  },
  material: {
    add: 'What it is made of, at most 120 characters.',
    update: 'What it is made of; null takes it away.',
  },
  measures: {
    add: 'How large it is, at most 120 characters.',
    update: 'How large it is; null takes it away.',
  },
  ingredients: {
    add: 'What is in it, most first, at most 2000 characters.',
    update: 'What is in it; null takes it away.',
  },
  analysis: {
    add: 'Protein, fat and the like as the label has them, at most 1000 characters.',
    update: 'Protein, fat and the like as the label has them; null takes it away.',
  },
  isAdoption: {
    add: 'Whether the price of an animal is an adoption fee; it is not where nothing is said.',
    update: 'Whether the price of an animal is an adoption fee; null is no.',
  },
  breed: {
    add: 'Breed of an animal that has none of the enum’s, in words, at most 60 characters; it does in place of clan.',
    update: 'Breed that is none of the enum’s; null takes it away.',
  },
  coat: {
    add: 'Color that is none of the enum’s, in words, at most 40 characters; it does in place of color.',
    update: 'Color that is none of the enum’s; null takes it away.',
  },
  family: {
    add: 'What it shares with its other sizes and flavors, which are one page with a choice; at most 80 characters.',
    update: 'What it shares with its other sizes and flavors; null takes it out of its family.',
  },
  variant: {
    add: 'What it is called in the choice of its family, such as `12 kg`; at most 40 characters.',
    update: 'What it is called in the choice of its family; null takes that away.',
  },
  short: 'Short description, at most 300 characters.',
  details: 'Details, plain text, at most 5000 characters.',
  stock: {
    add: 'Pieces to sell, for food and accessories; 100 when left out.',
    update: 'Pieces to sell, for food and accessories.',
  },
  sku: {
    add: 'Number of the article, at most 64 characters; no two items have the same, case aside.',
    update: 'Number of the article, which no other item has; null takes it away.',
  },
  barcode: {
    add: 'Barcode of a pack, at most 32 characters.',
    update: 'Barcode of a pack; null takes it away.',
  },
  supplier: {
    add: 'Who delivers it to the shop, at most 80 characters.',
    update: 'Who delivers it to the shop; null takes it away.',
  },
  costPrice: {
    add: 'What one costs the shop, US dollars. For admins.',
    update: 'What one costs the shop, US dollars; null takes it away. For admins.',
  },
  reorderLevel: {
    add: 'Pieces at which it is ordered again.',
    update: 'Pieces at which it is ordered again; null takes it away.',
  },
  reorderTo: {
    add: 'Pieces that it is ordered up to.',
    update: 'Pieces that it is ordered up to; null takes it away.',
  },
};

@InputType({
  description:
    'A new item. All of it is required but the stock, kind, species, size, brand, shelf, the facts of animals and those of goods from netWeightGrams to analysis, what is of buying them from sku to reorderTo, breed, coat, family, variant, and for food and accessories gender, age, color and clan.',
})
export class AddPetInput {
  @Field(() => AnimalFactsInput, { nullable: true, description: 'What is known of an animal.' })
  facts?: AnimalFactsInput;
}

@InputType({
  description:
    'Changes to an item. What is left out stays; kind and species go by themselves where they do not fit a new category or type.',
})
export class UpdatePetInput {
  @Field(() => AnimalFactsInput, {
    nullable: true,
    description:
      'What is known of an animal: facts that are left out stay, null and UNKNOWN take one away; null for all of them takes all away.',
  })
  facts?: AnimalFactsInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that whoever types another one saw: the difference to it changes the stock as it is by then, and BAD_USER_INPUT names stock where that is below 0. Left out, stock is the stock from now on.',
  })
  stockWas?: number | null;
}

// Nobody reads these by name: the rules of the fields check them first.
for (const name of itemFieldNames) {
  const field: ItemField = itemFields[name];
  const text = descriptions[name];
  const { add, update } = typeof text === 'string' ? { add: text, update: text } : text;
  const isNullable = field.presence !== 'required';
  Field(() => inputTypeOf(field), { nullable: isNullable, description: add })(AddPetInput.prototype, name);
  Field(() => inputTypeOf(field), { nullable: true, description: update })(UpdatePetInput.prototype, name);
}

function inputTypeOf(field: ItemField) {
  if ('options' in field) return field.options;
  if ('maxLength' in field) return String;
  if (field.is === 'flag') return Boolean;
  return field.is === 'dollars' ? Float : Int;
}
