import { prop } from '@typegoose/typegoose';
import { Field, ObjectType } from 'type-graphql';
import {
  type AnimalFactRow,
  type AnimalFactValues,
  animalFactNames,
  animalFactRows,
  type ToldFacts,
} from '../../../../domain/catalogue/animal-facts.ts';
import { factType } from './animal-fact-types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What is known of an animal. What is not known is UNKNOWN or null, and unknown is never no.',
})
export class AnimalFacts extends (class {} as new () => ToldFacts) {}

/** The fields of an item that facts of animals are kept in. */
export class AnimalFactFields extends (class {} as new () => AnimalFactValues) {}

for (const name of animalFactNames) {
  const row: AnimalFactRow = animalFactRows[name];
  const isTold = row.is === 'known' || row.is === 'flag';
  Field(() => factType(row), { nullable: !isTold, description: row.meaning })(AnimalFacts.prototype, name);
  prop({ type: () => storedType(row) })(AnimalFactFields.prototype, name);
}

function storedType({ is }: AnimalFactRow) {
  if (is === 'flag') return Boolean;
  return is === 'kilograms' || is === 'hours' ? Number : String;
}
