import { prop } from '@typegoose/typegoose';

/** The sale of an item. It holds while the item costs what the sale says: a price that is set by hand ends it. */
export class ItemSale {
  /** US dollars. */
  @prop({ type: () => Number, required: true })
  price!: number;

  /** What it costs again afterwards, US dollars. */
  @prop({ type: () => Number, required: true })
  regularPrice!: number;

  @prop({ type: () => Date, required: true })
  until!: Date;
}

/** The sale that an item is in; undefined where it is in none, or has another price by now. */
export function saleOf({
  petprice,
  sale,
}: {
  readonly petprice: number;
  readonly sale?: ItemSale | null;
}): ItemSale | undefined {
  return sale && sale.price === petprice ? sale : undefined;
}
