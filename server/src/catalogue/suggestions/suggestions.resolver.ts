import { Arg, Directive, Query, Resolver } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { SearchSuggestions } from './search-suggestions.ts';
import type { SuggestionsService } from './suggestions.service.ts';

@Resolver(() => SearchSuggestions)
export class SuggestionsResolver {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Query(() => SearchSuggestions, {
    complexity: ({ childComplexity }) => complexityWeights.suggestions + childComplexity,
    description:
      'Items, searches and parts of the shop that may be meant by a search that is still being typed.',
  })
  searchSuggestions(
    @Arg('text', () => String, {
      description:
        'What is typed so far: its last word may be the beginning of one, those before it are whole. Case, accents and all behind the first 64 characters do not count.',
    })
    text: string,
  ): Promise<SearchSuggestions> {
    return this.suggestions.suggest(text);
  }
}
