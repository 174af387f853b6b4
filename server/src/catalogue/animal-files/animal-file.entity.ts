import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { MAX_PAPERS } from '../../../../domain/animal-files/papers.ts';
import { AnimalPaper } from '../../animal-papers/animal-paper.entity.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import { listWeight } from '../../platform/complexity-weights.ts';
import { AnimalWeight } from './animal-weight.entity.ts';
import { NotedTreatment } from './noted-treatment.entity.ts';

/** What a file has of each list, as a rule. */
const USUAL_LENGTH = 10;

@ObjectType({ simpleResolvers: true, description: 'How an animal came to the shop.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalIntake {
  @Field(() => String, { nullable: true, description: 'From whom it came.' })
  @prop({ type: () => String })
  from?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it came.' })
  @prop({ type: () => String })
  on?: string;

  @Field(() => String, { nullable: true, description: 'Papers that came with it, and what was said.' })
  @prop({ type: () => String })
  notes?: string;
}

@ObjectType({ description: 'What was done for an animal of the shop, or is to be done.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalMedical extends NotedTreatment {
  /** What it cost, in US dollars. */
  @prop({ type: () => Number })
  cost?: number;
}

/** What the staff keep of an animal of the shop, under the id of the animal. */
@ObjectType({ description: 'The file of an animal of the shop. For staff.' })
@modelOptions({ schemaOptions: { collection: 'animalfiles', versionKey: false } })
// What is due soon.
@index({ dueOn: 1, _id: 1 }, { partialFilterExpression: { dueOn: { $exists: true } } })
// Who has a content (animal-papers/animal-contents.ts).
@index({ 'papers.id': 1 }, { partialFilterExpression: { 'papers.id': { $exists: true } } })
export class AnimalFile {
  @Field(() => ID, { description: 'Id of the animal.' })
  _id!: string;

  @Field(() => AnimalIntake, { nullable: true, description: 'How it came; null where nobody has said so.' })
  @prop({ type: () => AnimalIntake })
  intake?: AnimalIntake;

  @Field(() => String, { nullable: true, description: 'Number of its chip.' })
  @prop({ type: () => String })
  chipNumber?: string;

  @Field(() => String, { nullable: true, description: 'Where it lives in the shop.' })
  @prop({ type: () => String })
  place?: string;

  @Field(() => String, { nullable: true, description: 'What it eats, and how much.' })
  @prop({ type: () => String })
  eats?: string;

  @Field(() => String, { nullable: true, description: 'What else is to be known of it: plain text.' })
  @prop({ type: () => String })
  notes?: string;

  @Field(() => [AnimalMedical], {
    description: 'What was done for it, in the order in which it was noted.',
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalMedical], required: true, default: () => [] })
  medical!: AnimalMedical[];

  @Field(() => [AnimalWeight], {
    description: 'What it weighed, the earliest day first.',
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalWeight], required: true, default: () => [] })
  weights!: AnimalWeight[];

  @Field(() => [AnimalPaper], {
    description: `Its papers, which its new people get with it, at most ${MAX_PAPERS}. GET /admin/animals/:id/papers/:paperId has each as a file, for staff.`,
    complexity: listWeight(USUAL_LENGTH),
  })
  @prop({ type: () => [AnimalPaper], default: undefined })
  papers!: AnimalPaper[];

  /** The next day on which something is due; none once it has a new home. */
  @prop({ type: () => String })
  dueOn?: string;

  /** When it went to its new home: nothing is due there. */
  @prop({ type: () => String })
  leftOn?: string;
}

export const AnimalFileModel = modelOf(AnimalFile);
export type AnimalFileRecord = Omit<Persisted<AnimalFile>, 'papers'> & Partial<Pick<AnimalFile, 'papers'>>;

/** A record of the database as a plain file. */
export function toAnimalFile(record: AnimalFileRecord): AnimalFile {
  return entityOf(AnimalFile, record as never);
}
