import { prop } from '@typegoose/typegoose';
import { GraphQLNonNegativeFloat, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, Float, Int } from 'type-graphql';
import type { PromotionKind } from '../../../domain/promotions/promotion-kind.ts';
import { promotionKinds } from '../../../domain/promotions/promotion-kinds.ts';

/**
 * Declares the values of all kinds of promotions as fields of a class: of the entity, which is stored too, or of the
 * input for a new promotion or a changed one.
 */
export function KindFields(use: keyof PromotionKind['about']): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, { isWhole, about }] of Object.entries<PromotionKind>(promotionKinds)) {
      const [read, entered] = isWhole ? [GraphQLPositiveInt, Int] : [GraphQLNonNegativeFloat, Float];
      const type = use === 'stored' ? read : entered;
      Field(() => type, { nullable: true, description: about[use] })(prototype, name);
      if (use === 'stored') prop({ type: () => Number })(prototype, name);
    }
  };
}
