import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL names, in the order in which they are told. */
export const SearchPartKindEnum = {
  TYPE: 'TYPE',
  CATEGORY: 'CATEGORY',
  SPECIES: 'SPECIES',
  KIND: 'KIND',
  AGE: 'AGE',
  GENDER: 'GENDER',
  COLOR: 'COLOR',
  BREED: 'BREED',
  SIZE: 'SIZE',
  BRAND: 'BRAND',
  PRICE: 'PRICE',
  AMOUNT: 'AMOUNT',
  QUALITY: 'QUALITY',
  WITHOUT: 'WITHOUT',
  WORD: 'WORD',
  CORRECTED: 'CORRECTED',
  LEFT_OUT: 'LEFT_OUT',
} as const;
export type SearchPartKind = (typeof SearchPartKindEnum)[keyof typeof SearchPartKindEnum];

registerEnumType(SearchPartKindEnum, {
  name: 'SearchPartKind',
  description: 'What a part of a search was read as.',
  valuesConfig: {
    TYPE: { description: 'For which animal.' },
    CATEGORY: { description: 'Animals, food or accessories.' },
    SPECIES: { description: 'Which of the other animals.' },
    KIND: { description: 'What kind of food or accessory.' },
    AGE: { description: 'Stage of life.' },
    GENDER: { description: 'Male or female.' },
    COLOR: { description: 'Color.' },
    BREED: { description: 'Breed.' },
    SIZE: { description: 'Size.' },
    BRAND: { description: 'Brand.' },
    PRICE: { description: 'What it may cost, in dollars: `..12.00`, `500.00..`, `500.00..800.00`.' },
    AMOUNT: { description: 'What stands on the label, such as `12 kg`.' },
    QUALITY: { description: 'What it is to be like, such as good with children, or grain free.' },
    WITHOUT: { description: 'What must not be in it.' },
    WORD: { description: 'A word of names or texts.' },
    CORRECTED: {
      description:
        'Was misspelled; `value` is the word that it was taken for, which is read as the next part.',
    },
    LEFT_OUT: { description: 'Was not looked for: nothing has it beside the rest, or it tells nothing.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'How a part of a search was read.' })
export class SearchPart {
  @Field(() => String, { description: 'The words, in lower case.' })
  text!: string;

  @Field(() => SearchPartKindEnum, { description: 'What they were read as.' })
  kind!: SearchPartKind;

  @Field(() => String, {
    nullable: true,
    description:
      'What that says: a fact as lists are filtered by it (`SENIOR`), the filter of a quality that is known (`goodWithCats`, `energy=LOW`), a limit, a word; null where it was left out.',
  })
  value!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A page of the shop, or an article or answer on one, that somebody searched for.',
})
export class SearchedPage {
  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, {
    description: 'Its path in the shop; that of an article ends with a # and its name.',
  })
  path!: string;
}
