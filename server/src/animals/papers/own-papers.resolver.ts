import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_PAPER_NAME_LENGTH, MAX_PAPERS, paperKinds } from '../../../../domain/animal-files/papers.ts';
import { readPaper } from '../../animal-papers/new-paper.ts';
import { readUpload } from '../../images/read-upload.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { OwnAnimal } from '../animal.entity.ts';
import { ID_OF_ANIMAL } from '../animals.resolver.ts';
import type { OwnPapersService } from './own-papers.service.ts';

@Resolver(() => OwnAnimal)
export class OwnPapersResolver {
  constructor(private readonly papers: OwnPapersService) {}

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description:
      'Sets the photo of an animal of yours, or removes what is shown of it. You alone see it, and whoever has a link to its passport.',
  })
  async setAnimalPicture(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('img', () => GraphQLUpload, {
      nullable: true,
      description: 'The photo, at most 10 MB; null to show none.',
    })
    img: Promise<FileUpload> | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    const owner = requireViewer(viewer);
    return this.papers.setPicture(owner, id, img && (await readUpload(img)));
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: `Keeps a paper of an animal of yours, at most ${MAX_PAPERS}. What a photo says of where it was taken is removed.`,
  })
  async addAnimalPaper(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('file', () => GraphQLUpload, { nullable: true, description: `${paperKinds}, at most 10 MB.` })
    file: Promise<FileUpload> | null,
    @Arg('name', () => String, {
      nullable: true,
      description: `What it is called, at most ${MAX_PAPER_NAME_LENGTH} characters; as its file if left out.`,
    })
    name: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    const owner = requireViewer(viewer);
    return this.papers.add(owner, id, await readPaper(file), name);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, { description: 'Forgets a paper; of what is not there it changes nothing.' })
  removeAnimalPaper(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('paperId', () => ID, { description: 'Id of the paper.' }) paperId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.papers.remove(requireViewer(viewer), id, paperId);
  }
}
