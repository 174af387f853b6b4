import { Field, ObjectType } from 'type-graphql';
import { Pet } from '../pet/pet.entity.ts';
import type { KnownItem } from './known-item.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the shop has in place of an item, or beside it.',
})
export class SimilarPets {
  @Field(() => Boolean, {
    description:
      'Whether the item was in the shop and has left it for good. Never for an animal with a home.',
  })
  hasLeft!: boolean;

  @Field(() => [Pet], {
    description:
      'Others that can be ordered now: goods of its kind for the same animal, animals of its species first.',
  })
  pets!: Pet[];

  /** What they are like; null where there is no such item. */
  item!: KnownItem | null;
}
