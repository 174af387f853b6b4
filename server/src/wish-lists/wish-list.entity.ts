import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { MAX_WISHED_ITEMS } from '../../../domain/catalogue/wish-list.ts';
import { modelOf, type Persisted } from '../database/model-of.ts';
import { listWeight } from '../platform/complexity-weights.ts';

/** What an account would like to have: one record an account, from the first wish on. */
@modelOptions({ schemaOptions: { collection: 'wishlists', versionKey: false } })
@index({ uid: 1 }, { unique: true })
@index({ code: 1 }, { unique: true, partialFilterExpression: { code: { $exists: true } } })
export class StoredWishList {
  _id!: string;

  /** Identity of the account. */
  @prop({ type: () => String, required: true })
  uid!: string;

  /** In the order in which they were wished for. */
  @prop({ type: () => [Schema.Types.ObjectId], required: true })
  petIds!: Types.ObjectId[];

  /** Secret of the address under which others read it; none while it is not shared. */
  @prop({ type: () => String })
  code?: string;
}

export type WishListRecord = Persisted<StoredWishList>;

export const WishListModel = modelOf(StoredWishList);

@ObjectType({
  simpleResolvers: true,
  description: 'What somebody would like to have. It does not say who.',
})
export class WishList {
  @Field(() => [ID], {
    description: `Ids of its items, the latest wish first, at most ${MAX_WISHED_ITEMS}; some may have left the shop.`,
    complexity: listWeight(1),
  })
  petIds!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Secret in the address of the page where others read it, `/wishList/…`; null while it is not shared.',
  })
  code!: string | null;
}
