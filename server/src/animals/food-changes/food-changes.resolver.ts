import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { HOLD_DAYS, MAX_HOLDS } from '../../../../domain/feeding/changes/kept-food-change.ts';
import { FoodChange, FoodChangeSupply } from '../../feeding/food-change.entity.ts';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { OwnAnimal } from '../animal.entity.ts';
import { ID_OF_ANIMAL } from '../animals.resolver.ts';
import { FoodChangeInput } from './food-change.input.ts';
import type { FoodChangeSupplyService } from './food-change-supply.service.ts';
import type { FoodChangesService } from './food-changes.service.ts';

@Resolver(() => OwnAnimal)
export class FoodChangesResolver {
  constructor(
    private readonly changes: FoodChangesService,
    private readonly supply: FoodChangeSupplyService,
  ) {}

  @FieldResolver(() => FoodChange, {
    nullable: true,
    description: 'The change of food that was begun for it; null without one.',
  })
  foodChange(@Root() animal: OwnAnimal): FoodChange | null {
    return this.changes.told(animal);
  }

  @FieldResolver(() => FoodChangeSupply, {
    nullable: true,
    description:
      'How far the food at home goes for its change of food; null without one, and once it is over.',
    complexity: ({ childComplexity }) => 3 * complexityWeights.lookUp + childComplexity,
  })
  foodChangeSupply(@Root() animal: OwnAnimal): Promise<FoodChangeSupply | null> {
    return this.supply.of(animal);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description:
      'Begins a change of food for a dog or a cat of yours, by its weight and stage. It stands in your calendar and is mailed when it begins; one at a time.',
  })
  startFoodChange(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('input', () => FoodChangeInput, { description: 'The two foods, and when.' }) input: FoodChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.changes.start(requireViewer(viewer), id, input);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: `Has a change of food wait, as its stomach is upset: today’s step goes on for ${HOLD_DAYS} more days, and what follows moves. Once a day, at most ${MAX_HOLDS} times; the notes say when to call a vet.`,
  })
  holdFoodChange(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.changes.hold(requireViewer(viewer), id);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: 'Ends the change of food of an animal of yours, and takes it out of your calendar.',
  })
  endFoodChange(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.changes.end(requireViewer(viewer), id);
  }
}
