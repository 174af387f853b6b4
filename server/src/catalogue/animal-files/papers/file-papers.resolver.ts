import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_PAPER_NAME_LENGTH, MAX_PAPERS, paperKinds } from '../../../../../domain/animal-files/papers.ts';
import { readPaper } from '../../../animal-papers/new-paper.ts';
import type { RequestContext } from '../../../users/request-context.ts';
import { requireViewer } from '../../../users/viewer.ts';
import { AnimalFile } from '../animal-file.entity.ts';
import type { FilePapersService } from './file-papers.service.ts';

const ID_OF_ANIMAL = { description: 'Id of the animal.' };

@Resolver(() => AnimalFile)
export class FilePapersResolver {
  constructor(private readonly papers: FilePapersService) {}

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, {
    description: `Keeps a paper of an animal of the shop for its new people, at most ${MAX_PAPERS}. What a photo says of where it was taken is removed.`,
  })
  async addAnimalFilePaper(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('file', () => GraphQLUpload, { nullable: true, description: `${paperKinds}, at most 10 MB.` })
    file: Promise<FileUpload> | null,
    @Arg('name', () => String, {
      nullable: true,
      description: `What it is called, at most ${MAX_PAPER_NAME_LENGTH} characters; as its file if left out.`,
    })
    name: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.papers.add(petId, await readPaper(file), name, requireViewer(viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, {
    description: 'Forgets a paper of an animal of the shop; of what is not there it changes nothing.',
  })
  removeAnimalFilePaper(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('paperId', () => ID, { description: 'Id of the paper.' }) paperId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.papers.remove(petId, paperId, requireViewer(viewer));
  }
}
