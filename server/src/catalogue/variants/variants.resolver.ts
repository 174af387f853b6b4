import { FieldResolver, Resolver, Root } from 'type-graphql';
import { MAX_VARIANTS } from '../../../../domain/catalogue/variants.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import { Pet } from '../pet/pet.entity.ts';
import { ItemChoices } from './item-choices.entity.ts';
import type { VariantsService } from './variants.service.ts';

@Resolver(() => Pet)
export class VariantsResolver {
  constructor(private readonly service: VariantsService) {}

  @FieldResolver(() => [Pet], {
    description: `All items of its family that can be seen, itself included: by what is in them, then by price, at most ${MAX_VARIANTS}. Of an item without a family, itself.`,
    complexity: listWeight(MAX_VARIANTS, complexityWeights.lookUp),
  })
  variants(@Root() pet: Pet): Promise<Pet[]> {
    return this.service.of(pet);
  }

  @FieldResolver(() => ItemChoices, {
    nullable: true,
    description: 'What there is to choose from in its family; null for what stands alone.',
    // Of counts that are kept: no look-up, whatever is asked of it.
    complexity: () => 0,
  })
  choices(@Root() pet: Pet): Promise<ItemChoices | null> {
    return this.service.choicesOf(pet);
  }
}
