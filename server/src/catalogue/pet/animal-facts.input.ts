import { Field, InputType } from 'type-graphql';
import {
  type AnimalFactValues,
  animalFactNames,
  animalFactRows,
} from '../../../../domain/catalogue/animal-facts.ts';
import { factType } from './animal-fact-types.ts';

@InputType({ description: 'What is known of an animal. What is left out is not known, or stays as it was.' })
export class AnimalFactsInput extends (class {} as new () => AnimalFactValues) {}

for (const name of animalFactNames) {
  const row = animalFactRows[name];
  Field(() => factType(row), { nullable: true, description: row.meaning })(AnimalFactsInput.prototype, name);
}
