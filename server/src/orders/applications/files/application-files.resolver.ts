import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_PAPERS, paperKinds } from '../../../../../domain/animal-files/papers.ts';
import { readPaper } from '../../../animal-papers/new-paper.ts';
import { complexityWeights, listWeight } from '../../../platform/complexity-weights.ts';
import type { RequestContext } from '../../../users/request-context.ts';
import { requireViewer } from '../../../users/viewer.ts';
import { PetOrder } from '../../pet-orders/pet-order.entity.ts';
import { PetApplication } from '../application.entity.ts';
import { ApplicationFile } from './application-files.entity.ts';
import type { ApplicationFilesService } from './application-files.service.ts';

@Resolver(() => PetApplication)
export class ApplicationFilesResolver {
  constructor(private readonly applicationFiles: ApplicationFilesService) {}

  @FieldResolver(() => [ApplicationFile], {
    complexity: listWeight(5, complexityWeights.lookUp),
    description: `Files in answer to questions, in the order in which they came, at most ${MAX_PAPERS}. GET /applications/:id/files/:fileId has each as a file, for you and the staff.`,
  })
  files(@Root() { order }: PetApplication): Promise<ApplicationFile[]> {
    return this.applicationFiles.find(order);
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Sends a file in answer to a question of kind FILE, while answers can be sent. What a photo says of where it was taken is removed.',
  })
  addApplicationFile(
    @Arg('id', () => ID, { description: 'Id of your own order.' }) id: string,
    @Arg('question', () => String, { description: 'The question.' }) question: string,
    @Arg('file', () => GraphQLUpload, { nullable: true, description: `${paperKinds}, at most 10 MB.` })
    file: Promise<FileUpload> | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PetOrder> {
    return this.applicationFiles.add(id, question, () => readPaper(file), requireViewer(viewer));
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description: 'Takes a file back, while answers can be sent; of what is not there it changes nothing.',
  })
  removeApplicationFile(
    @Arg('id', () => ID, { description: 'Id of your own order.' }) id: string,
    @Arg('fileId', () => ID, { description: 'Id of the file.' }) fileId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PetOrder> {
    return this.applicationFiles.remove(id, fileId, requireViewer(viewer));
  }
}
