import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'A food with something in it that one of your animals must not have.',
})
export class NotTaken {
  @Field(() => ID, { description: 'Id of the food.' })
  petId!: string;

  @Field(() => ID, { description: 'Id of the animal.' })
  animalId!: string;

  @Field(() => String, { description: 'What the animal is called.' })
  animalName!: string;

  @Field(() => [String], { description: 'What of its `avoids` is in the food.' })
  avoided!: string[];
}
