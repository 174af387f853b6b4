import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { toldFacts } from '../../../../domain/catalogue/animal-facts.ts';
import { Kind } from '../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Feed,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../domain/catalogue/pet-options.ts';
import { isDollars } from '../../../../domain/money/money.ts';
import { MAX_PICTURES } from '../../../../domain/pictures/item-pictures.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { PetImage } from '../../images/pet-image.entity.ts';
import { picturesOf } from './pet-pictures.ts';
import './pet-enums.ts';
import { modelOf } from '../../database/model-of.ts';
import { AnimalFactFields, AnimalFacts } from './animal-facts.entity.ts';
import { StoredAnimalRating } from './animal-rating.entity.ts';
import { ItemSale, saleOf } from './item-sale.entity.ts';
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
@index(petIndexes.unit)
@index(petIndexes.stock)
@index(petIndexes.rating)
@index(petIndexes.cellNewest)
@index(petIndexes.cellPrice)
@index(petIndexes.cellName)
@index(petIndexes.words)
@index(petIndexes.kind)
@index(petIndexes.shelf)
@index(petIndexes.reorderLevel, { sparse: true })
@index(petIndexes.sku, { unique: true, partialFilterExpression: { skuKey: { $exists: true } } })
@index(petIndexes.family, { sparse: true })
@index(petIndexes.animalRatings, { sparse: true })
export class Pet extends AnimalFactFields {
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

  @Field(() => Color, { nullable: true, description: 'Color, where it matters.' })
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

  @Field(() => Int, { nullable: true, description: 'What is in it, in grams, where that is known.' })
  @prop({ type: () => Number })
  netWeightGrams?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What is in it, in milliliters, where it is sold by volume.',
  })
  @prop({ type: () => Number })
  netVolumeMl?: number;

  @Field(() => Int, { nullable: true, description: 'Pieces in a pack, where that is known.' })
  @prop({ type: () => Number })
  pieceCount?: number;

  @Field(() => Feed, {
    nullable: true,
    description: 'Whether food is all that an animal needs, or goes beside that, where that is known.',
  })
  @prop({ type: () => String, enum: Object.values(Feed) })
  feed?: Feed;

  @Field(() => Int, {
    nullable: true,
    description: 'Energy of food, in kcal per 100 g, where that is known.',
  })
  @prop({ type: () => Number })
  kcalPer100g?: number;

  @Field(() => String, { nullable: true, description: 'What food or an accessory is made of.' })
  @prop({ type: () => String })
  material?: string;

  @Field(() => String, { nullable: true, description: 'How large it is, in words.' })
  @prop({ type: () => String })
  measures?: string;

  @Field(() => String, { nullable: true, description: 'What is in it, most first, plain text.' })
  @prop({ type: () => String })
  ingredients?: string;

  @Field(() => String, { nullable: true, description: 'Protein, fat and the like as the label has them.' })
  @prop({ type: () => String })
  analysis?: string;

  /** Stored where it is so; its field is resolved by pets.resolver.ts, which says false of all others. */
  @prop({ type: () => Boolean })
  isAdoption?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Breed of an animal that has none of the enum’s: one of the shop’s own list, in its words.',
  })
  @prop({ type: () => String })
  breed?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Color that is none of the enum’s: one of the shop’s own list, in its words.',
  })
  @prop({ type: () => String })
  coat?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it shares with its other sizes and flavors; null where it stands alone.',
  })
  @prop({ type: () => String })
  family?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called in the choice of its family, such as `12 kg`.',
  })
  @prop({ type: () => String })
  variant?: string;

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

  /** Behind `image`, in their order. */
  @prop({ type: () => [PetImage], _id: false, default: undefined })
  morePictures?: PetImage[];

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

  @Extensions({ isRead: true })
  @Field(() => [PetImage], {
    description: `Its pictures in their order, at most ${MAX_PICTURES}: the first is image.`,
    complexity: ({ childComplexity }) => childComplexity,
  })
  get pictures(): PetImage[] {
    return picturesOf(this);
  }

  @Extensions({ isRead: true })
  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'What it costs when its sale is over, US dollars; null where it is in none.',
  })
  get regularPrice(): number | null {
    return saleOf(this)?.regularPrice ?? null;
  }

  @Extensions({ isRead: true })
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When its sale is over; null where it is in none.',
  })
  get saleUntil(): Date | null {
    return saleOf(this)?.until ?? null;
  }

  /** The sale that it is in, or was. */
  @prop({ type: () => ItemSale, _id: false })
  sale?: ItemSale;

  @Field(() => AnimalFacts, {
    nullable: true,
    description: 'What is known of an animal; null for food and accessories.',
    // Of the same record, all of it together.
    complexity: () => 1,
  })
  get facts(): AnimalFacts | null {
    return toldFacts(this);
  }

  /** Where it stands in the shop, for those who pack. For staff: its field is guarded by a resolver. */
  @prop({ type: () => String })
  shelf?: string;

  // Of buying goods: for staff, the cost for admins. Their fields are guarded by goods-in.resolver.ts.
  @prop({ type: () => String })
  sku?: string;

  /** What the SKU is found by, and unique by (domain/catalogue/sku-key.ts). Written whenever the SKU is. */
  @prop({ type: () => String })
  skuKey?: string;

  @prop({ type: () => String })
  barcode?: string;

  @prop({ type: () => String })
  supplier?: string;

  /** US dollars. */
  @prop({ type: () => Number })
  costPrice?: number;

  @prop({ type: () => Number })
  reorderLevel?: number;

  @prop({ type: () => Number })
  reorderTo?: number;
  /** What its reviews come to: all stars together and how many there are. Written with each review (catalogue/rating). */
  @prop({ type: () => Number })
  ratingSum?: number;

  @prop({ type: () => Number })
  ratingCount?: number;

  /** What lists by rating sort it by; none without reviews. */
  @prop({ type: () => Number })
  ratingOrder?: number;

  /** The same by the kinds of animals that its reviews are for, where their authors say so; none without such a review. */
  @prop({ type: () => [StoredAnimalRating], _id: false, default: undefined })
  animalRatings?: StoredAnimalRating[];

  /** When anything about it last changed, its stock included; unknown for items of an older shop. */
  @prop({ type: () => Date })
  updatedAt?: Date;

  /** How many orders name it. What was ordered is retired, never deleted. */
  @prop({ type: () => Number, default: () => 0 })
  timesOrdered?: number;

  /** Counted up where two changes that do not write the same fields must still take turns. */
  @prop({ type: () => Number })
  revision?: number;

  /** How many moves its stock has had; see stock-ledger.ts, which writes it. */
  @prop({ type: () => Number })
  moveCount?: number;

  /** What lists are narrowed by, as one number; see facet-bitmask.ts. Written whenever one of those fields is. */
  @prop({ type: () => Number })
  cell?: number;

  /** What lists by name sort it by; see platform/text/sort-key.ts. Written whenever the name is. */
  @prop({ type: () => String })
  nameKey?: string;

  /** What lists by unit price sort it by; see domain/catalogue/unit-price.ts. Written whenever price or amount is. */
  @prop({ type: () => Number })
  unitPriceKey?: number;

  /** Words of name, breed, brand and texts, which the search finds it by; see tokenize-pet.ts. */
  @prop({ type: () => [String], default: () => [] })
  searchWords?: string[];
}

export const PetModel = modelOf(Pet);
