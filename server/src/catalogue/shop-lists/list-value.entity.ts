import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PetType } from '../../../../domain/catalogue/pet-options.ts';
import { ShopList } from '../../../../domain/shop-lists/shop-lists.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

registerEnumType(ShopList, {
  name: 'ShopList',
  description: 'One of the owner’s own lists, whose values forms offer.',
  valuesConfig: {
    BRAND: { description: 'Brands of goods.' },
    SUPPLIER: { description: 'Who goods are bought from.' },
    SHELF: { description: 'Where items stand in the shop.' },
    BREED: { description: 'Breeds beyond those of Clan, by type.' },
    COLOR: { description: 'Colors beyond those of Color.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A value of one of the owner’s own lists.' })
@modelOptions({ schemaOptions: { collection: 'listvalues', versionKey: false } })
@index({ list: 1, key: 1 }, { unique: true })
export class ListValue {
  @Field(() => ID, { description: 'Identifies the value.' })
  _id!: string;

  @Field(() => ShopList, { description: 'The list.' })
  @prop({ type: () => String, required: true, enum: Object.values(ShopList) })
  list!: ShopList;

  @Field(() => String, { description: 'The value.' })
  @prop({ type: () => String, required: true })
  value!: string;

  /** The same for every way to write it. */
  @prop({ type: () => String, required: true })
  key!: string;

  @Field(() => PetType, { nullable: true, description: 'Of a breed: which animals have it; null for any.' })
  @prop({ type: () => String, enum: Object.values(PetType) })
  type?: PetType;
}

export const ListValueModel = modelOf(ListValue);
export type ListValueRecord = Persisted<ListValue>;

/** A record of the database as a plain value. */
export function toListValue(record: ListValueRecord): ListValue {
  return entityOf(ListValue, record);
}
