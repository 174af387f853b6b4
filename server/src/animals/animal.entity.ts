import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { MAX_PAPERS } from '../../../domain/animal-files/papers.ts';
import type { CareTask } from '../../../domain/care/own-animal.ts';
import { type FinderMessage, MAX_MESSAGES, type Share } from '../../../domain/care/passport.ts';
import type { Reminded } from '../../../domain/care/treatment-reminders.ts';
import { Known } from '../../../domain/catalogue/known.ts';
import { Gender, PetType, Species } from '../../../domain/catalogue/pet-options.ts';
import { AnimalPaper } from '../animal-papers/animal-paper.entity.ts';
import { AnimalWeight } from '../catalogue/animal-files/animal-weight.entity.ts';
import { NotedTreatment } from '../catalogue/animal-files/noted-treatment.entity.ts';
import { modelOf, type Persisted } from '../database/model-of.ts';
import { KeptChange } from '../feeding/food-change.entity.ts';
import { listWeight } from '../platform/complexity-weights.ts';
import { AnimalFirstDays, StoredFirstDays } from './first-days/first-days.entity.ts';
import { AnimalPhoto } from './papers/animal-photo.entity.ts';

/** What an animal has of each list, as a rule: its records stand in its own. */
const USUAL_LENGTH = 10;

@ObjectType({ simpleResolvers: true, description: 'What was done for an animal, and when it is due again.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalTreatment extends NotedTreatment implements Reminded {
  /** The first day whose reminders it has not had. */
  @prop({ type: () => String })
  remindFrom?: string;
}

@ObjectType({ simpleResolvers: true, description: 'Something that is to be done for an animal.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalTask implements CareTask, Reminded {
  @Field(() => ID, { description: 'Identifies it within its animal.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => String, { description: 'What is to be done.' })
  @prop({ type: () => String, required: true })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Who says that it is usual; your vet decides.' })
  @prop({ type: () => String })
  source?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'By when.' })
  @prop({ type: () => String })
  dueOn?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was done; null while it is not.' })
  @prop({ type: () => String })
  doneOn?: string;

  /** The first day whose reminders it has not had. */
  @prop({ type: () => String })
  remindFrom?: string;
}

/** A link to its passport. */
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalShare implements Share {
  /** Secret in its address. */
  @prop({ type: () => String, required: true })
  code!: string;

  @prop({ type: () => Date, required: true })
  endsAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody wrote who found an animal that was lost.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalMessage implements FinderMessage {
  @Field(() => ID, { description: 'Identifies it within its animal.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it came.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => String, { description: 'Plain text of somebody whom nobody knows.' })
  @prop({ type: () => String, required: true })
  text!: string;
}

/** An animal as its people keep it: all of it in one record, so that a change sees all the others. */
@ObjectType('Animal', { simpleResolvers: true, description: 'An animal of an account. Nobody else sees it.' })
@modelOptions({ schemaOptions: { collection: 'animals', versionKey: false } })
@index({ uid: 1, _id: 1 })
// What is to be reminded of.
@index({ remindOn: 1 }, { partialFilterExpression: { remindOn: { $exists: true } } })
// Who has a content (animal-papers/animal-contents.ts).
@index({ 'papers.id': 1 }, { partialFilterExpression: { 'papers.id': { $exists: true } } })
@index({ 'photo.id': 1 }, { partialFilterExpression: { 'photo.id': { $exists: true } } })
@index({ 'shares.code': 1 }, { unique: true, partialFilterExpression: { 'shares.code': { $exists: true } } })
export class OwnAnimal {
  _id!: string;

  @Field(() => ID, { description: 'Identifies the animal.' })
  id!: string;

  /** Identity of the account. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @Field(() => String, { description: 'What it is called.' })
  @prop({ type: () => String, required: true })
  name!: string;

  @Field(() => PetType, { description: 'Dog, cat, or another animal.' })
  @prop({ type: () => String, required: true, enum: Object.values(PetType) })
  type!: PetType;

  @Field(() => Species, { nullable: true, description: 'Which of the other animals it is.' })
  @prop({ type: () => String, enum: Object.values(Species) })
  species?: Species;

  @Field(() => String, { nullable: true, description: 'Its breed.' })
  @prop({ type: () => String })
  breed?: string;

  @Field(() => Gender, { nullable: true, description: 'Male or female.' })
  @prop({ type: () => String, enum: Object.values(Gender) })
  gender?: Gender;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day of its birth.' })
  @prop({ type: () => String })
  bornOn?: string;

  @Field(() => Known, { description: 'Whether it is neutered.' })
  @prop({ type: () => String, required: true, enum: Object.values(Known), default: () => Known.UNKNOWN })
  neutered!: Known;

  @Field(() => String, { nullable: true, description: 'Number of its chip.' })
  @prop({ type: () => String })
  chipNumber?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a picture of it. That of a photo of yours ends after an hour or two: ask again.',
  })
  @prop({ type: () => String })
  picture?: string;

  /** The photo of its people, which takes the place of that picture. */
  @prop({ type: () => AnimalPhoto })
  photo?: AnimalPhoto;

  @Field(() => String, { nullable: true, description: 'What its people note: plain text.' })
  @prop({ type: () => String })
  notes?: string;

  @Field(() => [String], { description: 'What it must not eat.' })
  @prop({ type: () => [String], required: true, default: () => [] })
  avoids!: string[];

  @Field(() => [AnimalWeight], {
    description: 'What it weighed, the earliest day first.',
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalWeight], required: true, default: () => [] })
  weights!: AnimalWeight[];

  @Field(() => [AnimalTreatment], {
    description: 'What was done for it, in the order in which it was noted.',
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalTreatment], required: true, default: () => [] })
  treatments!: AnimalTreatment[];

  @Field(() => [AnimalTask], {
    description: 'What is to be done, by its day, with what was done.',
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalTask], required: true, default: () => [] })
  tasks!: AnimalTask[];

  @Field(() => [AnimalPaper], {
    description: `Its papers in the order in which they came, at most ${MAX_PAPERS}. GET /animals/:id/papers/:paperId has each as a file, for you alone.`,
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalPaper], default: undefined })
  papers!: AnimalPaper[];

  @Field(() => AnimalFirstDays, {
    nullable: true,
    description: 'Its first thirty days; null until they are begun, and of kinds that have no such list.',
  })
  firstDays!: AnimalFirstDays | null;

  /** What its people did of them. */
  @prop({ type: () => StoredFirstDays, _id: false })
  begun?: StoredFirstDays;

  @Field(() => Boolean, { description: 'Whether its passport says that it is lost, and takes messages.' })
  @prop({ type: () => Boolean, default: () => false })
  isLost!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last link to its passport ends; null while there is none.',
  })
  sharedUntil!: Date | null;

  @Field(() => [AnimalMessage], {
    description: `What finders wrote while it was lost, the latest first, at most ${MAX_MESSAGES}.`,
    complexity: listWeight(1),
  })
  @prop({ type: () => [AnimalMessage], default: () => [] })
  messages!: AnimalMessage[];

  /** The next day on which its people are reminded of what is due. */
  @prop({ type: () => String })
  remindOn?: string;

  /** The change of food that its people have begun. */
  @prop({ type: () => KeptChange })
  foodChange?: KeptChange;

  /** Links to its passport, some of which may have ended. */
  @prop({ type: () => [AnimalShare], default: undefined })
  shares?: AnimalShare[];
}

export type OwnAnimalRecord = Omit<
  Persisted<OwnAnimal>,
  'id' | 'firstDays' | 'sharedUntil' | 'isLost' | 'messages' | 'papers'
> &
  Partial<Pick<OwnAnimal, 'isLost' | 'messages' | 'papers'>>;

export const OwnAnimalModel = modelOf(OwnAnimal);
