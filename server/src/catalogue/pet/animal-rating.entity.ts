import { modelOptions, prop } from '@typegoose/typegoose';
import type { Age, PetType, Size, Species } from '../../../../domain/catalogue/pet-options.ts';
import type { AnimalRating } from '../../../../domain/reviews/animal-ratings.ts';

/** What the reviews of an item for one kind of animals come to. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredAnimalRating implements AnimalRating {
  @prop({ type: () => String, required: true })
  type!: PetType;

  @prop({ type: () => String })
  species?: Species;

  @prop({ type: () => String })
  stage?: Age;

  @prop({ type: () => String })
  size?: Size;

  @prop({ type: () => Number, required: true })
  stars!: number;

  @prop({ type: () => Number, required: true })
  count!: number;
}
