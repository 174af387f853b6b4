import type { FoundPage } from '../../../../domain/search/page-words.ts';
import type { Connection, PageRequest } from '../../database/lists/connection.ts';
import type { Pet } from '../pet/pet.entity.ts';
import type { PetOrderBy } from '../pet/pet-enums.ts';
import type { PetWhere } from '../pet/pets.inputs.ts';
import type { PetFacets } from './facets/pet-facets.ts';
import type { SearchMiss } from './reading/search-miss.ts';
import type { SearchPart } from './reading/search-part.entity.ts';

export interface PetList {
  readonly where?: PetWhere | null;
  readonly search?: string | null;
  readonly orderBy: PetOrderBy;
  /** Whether retired items are listed too. */
  readonly showRetired?: boolean;
}

/** A page of a list, which knows what the whole list could be narrowed by. */
export interface PetPage extends Connection<Pet> {
  /** Facet counts, each under the other conditions. */
  readonly facets: () => Promise<PetFacets>;
  /** What whoever searched should know: that a word was corrected, or that nothing has all words. */
  readonly searchNote: string | null;
  /** The search without what is not sold, which finds something; null where there is no such search. */
  readonly nearestSearch: string | null;
  /** How each part of the search was read, in the order of its words. */
  readonly reading: readonly SearchPart[];
  /** Why it found less than it asked for; null where it did not. */
  readonly miss: SearchMiss | null;
  /** The page of the shop, or the article on one, that was searched for; none where items were. */
  readonly shopPage: FoundPage | null;
}

/**
 * What the shop asks of a search. The shop's own runs on the database alone; a shop that outgrows it puts
 * an engine behind this, fed by the change stream, and nothing else changes.
 */
export interface CatalogueSearch {
  /**
   * @param fields stored fields that will be read of each item; all when left out
   * @throws DomainError BAD_USER_INPUT for a page size outside 1..100 or a cursor that is not of this list
   */
  page(list: PetList, page: PageRequest, fields?: readonly string[]): Promise<PetPage>;
}
