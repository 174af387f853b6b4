import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { MissedSearch } from './missed-search.entity.ts';
import type { MissedSearchesService } from './missed-searches.service.ts';

@Resolver(() => MissedSearch)
export class MissedSearchesResolver {
  constructor(private readonly missedSearches: MissedSearchesService) {}

  @Authorized('editCatalogue')
  @Query(() => [MissedSearch], {
    name: 'missedSearches',
    description:
      'What people searched for and did not find, those first that most did, at most 100. Kept for 180 days, without e-mail addresses and long numbers.',
  })
  list(): Promise<MissedSearch[]> {
    return this.missedSearches.list();
  }

  @Authorized('editCatalogue')
  @Mutation(() => MissedSearch, { description: 'Lists a search that found nothing no more.' })
  dismissMissedSearch(
    @Arg('words', () => String, { description: 'Its words, as they are listed.' }) words: string,
    @Ctx() context: RequestContext,
  ): Promise<MissedSearch> {
    return this.missedSearches.dismiss(words, requireViewer(context.viewer));
  }
}
