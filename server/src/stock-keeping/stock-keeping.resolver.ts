import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { StockReason } from '../../../domain/stock/stock-moves.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import { StockMove } from '../catalogue/stock/stock-move.entity.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { stockHistory } from './stock-history.ts';
import type { StockKeepingService } from './stock-keeping.service.ts';

const StockMoveConnection = connectionOf(StockMove, 'StockMove', 'changes of a stock');

@Resolver(() => Pet)
export class StockKeepingResolver {
  constructor(private readonly stockKeeping: StockKeepingService) {}

  @Authorized('editCatalogue')
  @FieldResolver(() => StockMoveConnection, {
    description: 'What changed its stock, newest first; none of an animal. For staff.',
  })
  stockMoves(@Root() pet: Pet, @Args(() => PageRequest) page: PageRequest): LazyConnection<StockMove> {
    return stockHistory(pet._id, page);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Writes that pieces of food or an accessory came (ARRIVED) or went (BROKEN, LOST, GIFT). OUT_OF_STOCK where more would go than are there.',
  })
  moveStock(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('quantity', () => Int, {
      description: 'Pieces: above 0 what arrived, below 0 what broke, was lost or given away.',
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
