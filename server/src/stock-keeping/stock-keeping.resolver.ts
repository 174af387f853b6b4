import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { StockReason } from '../../../domain/stock/stock-moves.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import { StockMove } from '../catalogue/stock/stock-move.entity.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { MAX_MOVES, stockHistory } from './stock-history.ts';
import type { StockKeepingService } from './stock-keeping.service.ts';

@Resolver(() => Pet)
export class StockKeepingResolver {
  constructor(private readonly stockKeeping: StockKeepingService) {}

  @Authorized('editCatalogue')
  @FieldResolver(() => [StockMove], {
    description: 'What changed its stock, newest first; none of an animal. For staff.',
    complexity: ({ args, childComplexity }) =>
      complexityWeights.lookUp + Number(args.first ?? MAX_MOVES) * childComplexity,
  })
  stockMoves(
    @Root() pet: Pet,
    @Arg('first', () => Int, { defaultValue: 50, description: `How many, at most ${MAX_MOVES}.` })
    first: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Those whose number is below this: the last number of the page before.',
    })
    before: number | null,
  ): Promise<StockMove[]> {
    return stockHistory(pet._id, first, before);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Writes that pieces of food or an accessory came (ARRIVED, RETURNED) or went (BROKEN, LOST, GIFT). OUT_OF_STOCK where more would go than are there.',
  })
  moveStock(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('quantity', () => Int, {
      description: 'Pieces. The reason says which way they go: 2 and -2 that broke are both two fewer.',
    })
    quantity: number,
    @Arg('reason', () => StockReason, { description: 'Why.' }) reason: StockReason,
    @Arg('note', () => String, { nullable: true, description: 'What else is to be known of it.' })
    note: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    return this.stockKeeping.move(id, { quantity, reason, note }, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Writes what was counted: the stock is that from now on, less what was sold since the list that was counted by. OUT_OF_STOCK where more was sold meanwhile than is there.',
  })
  countStock(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('counted', () => Int, { description: 'Pieces that can be sold.' }) counted: number,
    @Arg('note', () => String, { nullable: true, description: 'What else is to be known of it.' })
    note: string | null,
    @Arg('stockWas', () => Int, {
      nullable: true,
      description: 'The stock on the list that was counted by; that of this moment where none is named.',
    })
    stockWas: number | null,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    return this.stockKeeping.count(id, { counted, note, stockWas }, requireViewer(context.viewer));
  }
}
