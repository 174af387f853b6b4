import { GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Authorized, FieldResolver, Resolver, Root } from 'type-graphql';
import { textOf } from '../../platform/text/text-of.ts';
import { Pet } from './pet.entity.ts';

/** What the shop knows of buying its goods. Shoppers are told none of it. */
@Resolver(() => Pet)
export class GoodsInResolver {
  @Authorized('editCatalogue')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the article, which no other item has. For staff.',
  })
  sku(@Root() { sku }: Pet): string | null {
    return textOf(sku) || null;
  }

  @Authorized('editCatalogue')
  @FieldResolver(() => String, { nullable: true, description: 'Barcode of a pack. For staff.' })
  barcode(@Root() { barcode }: Pet): string | null {
    return textOf(barcode) || null;
  }

  @Authorized('editCatalogue')
  @FieldResolver(() => String, { nullable: true, description: 'Who delivers it to the shop. For staff.' })
  supplier(@Root() { supplier }: Pet): string | null {
    return textOf(supplier) || null;
  }

  @Authorized('seeFigures')
  @FieldResolver(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'What one costs the shop, in US dollars. For admins.',
  })
  costPrice(@Root() { costPrice }: Pet): number | null {
    return costPrice ?? null;
  }

  @Authorized('editCatalogue')
  @FieldResolver(() => GraphQLNonNegativeInt, {
    nullable: true,
    description: 'Pieces at which it is ordered again. For staff.',
  })
  reorderLevel(@Root() { reorderLevel }: Pet): number | null {
    return reorderLevel ?? null;
  }

  @Authorized('editCatalogue')
  @FieldResolver(() => GraphQLNonNegativeInt, {
    nullable: true,
    description: 'Pieces that it is ordered up to. For staff.',
  })
  reorderTo(@Root() { reorderTo }: Pet): number | null {
    return reorderTo ?? null;
  }
}
