import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { Kind } from '../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../domain/catalogue/pet-options.ts';
import { isDollars } from '../../../../domain/money/money.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { PetImage } from '../../images/pet-image.entity.ts';
import './pet-enums.ts';
import { modelOf } from '../../database/model-of.ts';
import { petIndexes } from './pet-indexes.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An item of the shop: a living animal, food or an accessory.',
})
@modelOptions({
  schemaOptions: { collection: 'pets', versionKey: false, timestamps: { createdAt: false, updatedAt: true } },
})
@index(petIndexes.newest)
@index(petIndexes.price)
@index(petIndexes.name)
@index(petIndexes.stock)
@index(petIndexes.cellNewest)
@index(petIndexes.cellPrice)
@index(petIndexes.cellName)
@index(petIndexes.words)
@index(petIndexes.kind)
export class Pet {
  @Field(() => ID, { description: 'Identifies the item.' })
  _id!: string;

  @Field(() => String, { description: 'Name of the animal or the product.' })
  @prop({ type: () => String, required: true })
  petname!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Price of one, in US dollars.' })
  @prop({ type: () => Number, required: true })
  petprice!: number;

  @Field(() => Category, { description: 'Animal, food or accessory.' })
  @prop({ type: () => String, required: true, enum: Object.values(Category) })
  category!: Category;

  @Field(() => PetType, { description: 'Which animal it is, or is meant for.' })
  @prop({ type: () => String, required: true, enum: Object.values(PetType) })
  type!: PetType;

  @Field(() => Gender, { nullable: true, description: 'Gender, where it has one.' })
  @prop({ type: () => String, enum: Object.values(Gender) })
  gender?: Gender;

  @Field(() => Age, { nullable: true, description: 'Stage of life, where it matters.' })
  @prop({ type: () => String, enum: Object.values(Age) })
  age?: Age;

  @Field(() => Color, { nullable: true, description: 'Colour, where it matters.' })
  @prop({ type: () => String, enum: Object.values(Color) })
  color?: Color;

  @Field(() => Clan, { nullable: true, description: 'Breed, where it has one of the known ones.' })
  @prop({ type: () => String, enum: Object.values(Clan) })
  clan?: Clan;

  @Field(() => Kind, { nullable: true, description: 'What kind of food or accessory it is.' })
  @prop({ type: () => String, enum: Object.values(Kind) })
  kind?: Kind;

  @Field(() => Species, {
    nullable: true,
    description: 'Which of the other animals it is, or is meant for; only of the type OTHER.',
  })
  @prop({ type: () => String, enum: Object.values(Species) })
  species?: Species;

  @Field(() => Size, { nullable: true, description: 'Size, where it matters.' })
  @prop({ type: () => String, enum: Object.values(Size) })
  size?: Size;

  @Field(() => String, { nullable: true, description: 'Brand of food and accessories, where it is known.' })
  @prop({ type: () => String })
  brand?: string;

  @Field(() => String, { description: 'Short description, one or two sentences.' })
  @prop({ type: () => String, required: true })
  short!: string;

  @Field(() => String, { description: 'Everything else worth knowing, plain text.' })
  @prop({ type: () => String, required: true })
  details!: string;

  @Field(() => Availability, { description: 'Whether it is in the shop, sold or retired.' })
  @prop({ type: () => String, required: true, enum: Object.values(Availability), default: () => 'available' })
  availability!: Availability;

  @Field(() => GraphQLNonNegativeInt, {
    nullable: true,
    description: 'Pieces that can be ordered now; null for living animals, which are one of a kind.',
  })
  @prop({ type: () => Number, min: 0 })
  stock?: number;

  @Field(() => PetImage, { nullable: true, description: 'Its picture, where it has one.' })
  @prop({ type: () => PetImage, _id: false })
  image?: PetImage;

  @Field(() => GraphQLDateTime, { description: 'When it came into the shop.' })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date;

  @Extensions({ isRead: true })
  @Field(() => Boolean, {
    description: 'Whether it can be ordered now: in the shop and, for food and accessories, in stock.',
  })
  get isAvailable(): boolean {
    return this.availability === 'available' && this.stock !== 0 && isDollars(this.petprice);
  }

  /** Where it stands in the shop, for those who pack. For staff: its field is guarded by a resolver. */
  @prop({ type: () => String })
  shelf?: string;

  /** When anything about it last changed, its stock included; unknown for items of an older shop. */
  @prop({ type: () => Date })
  updatedAt?: Date;

  /** How many orders name it. What was ordered is retired, never deleted. */
  @prop({ type: () => Number, default: () => 0 })
  timesOrdered?: number;

  /** Counted up where two changes that do not write the same fields must still take turns. */
  @prop({ type: () => Number })
  revision?: number;

  /** What lists are narrowed by, as one number; see facet-bitmask.ts. Written whenever one of those fields is. */
  @prop({ type: () => Number })
  cell?: number;

  /** What lists by name sort it by; see platform/text/sort-key.ts. Written whenever the name is. */
  @prop({ type: () => String })
  nameKey?: string;

  /** Words of name, breed, brand and texts, which the search finds it by; see tokenize-pet.ts. */
  @prop({ type: () => [String], default: () => [] })
  searchWords?: string[];
}

export const PetModel = modelOf(Pet);
