import { modelOptions, prop } from '@typegoose/typegoose';
import { Category, PetType, Species } from '../../../../domain/catalogue/pet-options.ts';
import { modelOf } from '../../database/model-of.ts';

/**
 * An item that was deleted, under its id: of what kind it was, so that its page can say that it has left and show
 * others, for as long as anybody has its address. Nothing else of it is kept.
 */
@modelOptions({ schemaOptions: { collection: 'gonepets', versionKey: false } })
export class GonePet {
  _id!: string;

  @prop({ type: () => String, required: true, enum: Object.values(Category) })
  category!: Category;

  @prop({ type: () => String, required: true, enum: Object.values(PetType) })
  type!: PetType;

  @prop({ type: () => String, enum: Object.values(Species) })
  species?: Species;

  @prop({ type: () => Date, required: true })
  goneAt!: Date;
}

export const GonePetModel = modelOf(GonePet);
