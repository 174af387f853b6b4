import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ObjectType } from 'type-graphql';
import { AnimalPaper } from '../../../animal-papers/animal-paper.entity.ts';
import { modelOf, type Persisted } from '../../../database/model-of.ts';

@ObjectType({ simpleResolvers: true, description: 'A file in answer to a question of the shop.' })
@modelOptions({ schemaOptions: { _id: false } })
export class ApplicationFile extends AnimalPaper {
  @Field(() => String, { description: 'The question as it was asked.' })
  @prop({ type: () => String, required: true })
  question!: string;
}

/** The files of an application. Their contents lie with those of the papers of animals (animal-papers/animal-contents.ts). */
@modelOptions({ schemaOptions: { collection: 'applicationfiles', versionKey: false } })
// Who has a content (animal-papers/animal-contents.ts).
@index({ 'files.id': 1 })
export class ApplicationFiles {
  /** That of its order. */
  _id!: string;

  @prop({ type: () => [ApplicationFile], required: true })
  files!: ApplicationFile[];
}

export type ApplicationFilesRecord = Persisted<ApplicationFiles>;

export const ApplicationFilesModel = modelOf(ApplicationFiles);
