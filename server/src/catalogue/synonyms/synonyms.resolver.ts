import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Synonym } from './synonym.entity.ts';
import type { SynonymsService } from './synonyms.service.ts';

@Resolver(() => Synonym)
export class SynonymsResolver {
  constructor(private readonly synonyms: SynonymsService) {}

  @Authorized('editCatalogue')
  @Query(() => [Synonym], {
    name: 'synonyms',
    description:
      'What words stand for where the catalogue is searched: those of admins, newest first, then those that the shop comes with.',
  })
  list(): Promise<Synonym[]> {
    return this.synonyms.list();
  }

  @Authorized('editCatalogue')
  @Mutation(() => Synonym, {
    description: 'Gives a word a meaning in the search. CONFLICT where it has one that an admin gave it.',
  })
  addSynonym(
    @Arg('word', () => String, { description: 'What people look for: one to three words.' }) word: string,
    @Arg('means', () => [String], { description: 'What it stands for: words or short phrases, 1 to 10.' })
    means: string[],
    @Ctx() context: RequestContext,
  ): Promise<Synonym> {
    return this.synonyms.add({ word, means }, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => Synonym, { description: 'Takes back what a word means in the search.' })
  removeSynonym(
    @Arg('id', () => ID, { description: 'Id of the synonym.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Synonym> {
    return this.synonyms.remove(id, requireViewer(context.viewer));
  }
}
