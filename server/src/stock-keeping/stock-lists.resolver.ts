import { Arg, Authorized, Mutation, Query, Resolver } from 'type-graphql';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { CountSheet, Shelf } from './count-sheet.entity.ts';
import { countSheet, listShelves, MAX_SHELVES, SHEET_SIZE } from './count-sheets.ts';
import { SupplierPurchases } from './purchase.entity.ts';
import type { PurchasesService } from './purchases.service.ts';

/** Suppliers that the cost of a list of purchases is reckoned for. */
const USUAL_SUPPLIERS = 20;

@Resolver()
export class StockListsResolver {
  constructor(private readonly purchasesService: PurchasesService) {}

  @Authorized('editCatalogue')
  @Query(() => [Shelf], {
    description: `Where goods stand, by name, at most ${MAX_SHELVES} places.`,
    complexity: listWeight(1, complexityWeights.figure),
  })
  shelves(): Promise<Shelf[]> {
    return listShelves();
  }

  @Authorized('editCatalogue')
  @Query(() => CountSheet, {
    description: `What stands on a shelf, to count it by, in parts of ${SHEET_SIZE} items.`,
    complexity: ({ childComplexity }) => complexityWeights.figure + childComplexity,
  })
  countSheet(
    @Arg('shelf', () => String, {
      nullable: true,
      description: 'Name of the shelf; without one, goods of which nobody has said where they stand.',
    })
    shelf: string | null,
    @Arg('from', () => String, {
      nullable: true,
      description: 'Where the part before said that this begins.',
    })
    from: string | null,
  ): Promise<CountSheet> {
    return countSheet(shelf, from);
  }

  @Authorized('editCatalogue')
  @Query(() => [SupplierPurchases], {
    description:
      'What to buy, by supplier: goods that have no more left than their reorder level once repeat plans had theirs.',
    complexity: listWeight(USUAL_SUPPLIERS, complexityWeights.figure),
  })
  purchases(): Promise<SupplierPurchases[]> {
    return this.purchasesService.list();
  }

  @Authorized('editCatalogue')
  @Mutation(() => Boolean, {
    description: 'Has what is to be bought mailed to the shop. CONFLICT where the shop sends no mails.',
  })
  mailPurchases(): Promise<boolean> {
    return this.purchasesService.mail();
  }
}
