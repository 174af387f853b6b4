import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL names and what they say, in the order in which they are told. */
const meanings = {
  TYPE: 'For which animal.',
  CATEGORY: 'Animals, food or accessories.',
  SPECIES: 'Which of the other animals.',
  KIND: 'What kind of food or accessory.',
  AGE: 'Stage of life.',
  GENDER: 'Male or female.',
  COLOR: 'Color.',
  BREED: 'Breed.',
  SIZE: 'Size.',
  BRAND: 'Brand.',
  PRICE: 'What it may cost, in dollars: `..12.00`, `500.00..`, `500.00..800.00`.',
  AMOUNT: 'What stands on the label, such as `12 kg`.',
  QUALITY: 'What it is to be like, such as good with children, or grain free.',
  WITHOUT: 'What must not be in it.',
  WORD: 'A word of names or texts.',
  CORRECTED: 'Was misspelled; `value` is the word that it was taken for, which is read as the next part.',
  LEFT_OUT: 'Was not looked for: nothing has it beside the rest, or it tells nothing.',
};
export type SearchPartKind = keyof typeof meanings;

const names = Object.keys(meanings) as SearchPartKind[];
export const SearchPartKindEnum = Object.fromEntries(names.map((name) => [name, name])) as {
  readonly [Name in SearchPartKind]: Name;
};

registerEnumType(SearchPartKindEnum, {
  name: 'SearchPartKind',
  description: 'What a part of a search was read as.',
  valuesConfig: Object.fromEntries(names.map((name) => [name, { description: meanings[name] }])),
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
