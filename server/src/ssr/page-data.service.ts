import {
  findItemId,
  itemHead,
  itemNotFoundHead,
  type PageHead,
  pageHead,
} from '../../../domain/pages/page-head.ts';
import { findPage } from '../../../domain/pages/pages.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import { DomainError } from '../platform/domain-error.ts';
import { textOf } from '../platform/text/text-of.ts';
import { findShelf } from '../seo/list-pages.ts';
import { itemFacts, listFacts, pageFacts, type StructuredData, shopFacts } from '../seo/structured-data.ts';

export interface PageData {
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** Structured data. */
  readonly structuredData: readonly StructuredData[];
}

/** Items of a list in its structured data; the sitemap has them all. */
const MAX_LISTED_ITEMS = 12;

/** What the pages of the shop say about themselves. Only lists and items ask the database. */
export class PageDataService {
  constructor(
    private readonly pets: PetsService,
    private readonly search: CatalogueSearch,
  ) {}

  /**
   * The page at a path without its query; one that says so where there is none.
   *
   * @param origin where the shop is reached
   * @param query of its address, `?` included, or nothing
   */
  async at(path: string, origin: string, query = ''): Promise<PageData> {
    const id = findPage(path);
    const head = pageHead(path, query);
    if (!id) return { status: 404, head, structuredData: [] };
    if (id === 'home') return { status: 200, head, structuredData: shopFacts(origin) };
    const itemId = findItemId(path);
    if (itemId) return this.ofItem(itemId, origin);
    const shelf = findShelf(id);
    if (!shelf) return { status: 200, head, structuredData: head.isIndexed ? pageFacts(id, origin) : [] };
    const { edges } = await this.search.page(
      { where: shelf, orderBy: 'newest' },
      { first: MAX_LISTED_ITEMS },
    );
    const pets = edges.map(({ node }) => readable(node));
    return { status: 200, head, structuredData: listFacts(id, pets, origin) };
  }

  private async ofItem(id: string, origin: string): Promise<PageData> {
    const pet = await this.find(id);
    if (!pet || pet.availability === 'retired')
      return { status: 404, head: itemNotFoundHead, structuredData: [] };
    return { status: 200, head: itemHead(pet), structuredData: itemFacts(pet, origin) };
  }

  private async find(id: string): Promise<Pet | null> {
    try {
      return readable(await this.pets.get(id));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}

/** An item whose texts are texts, whatever is stored. */
function readable(pet: Pet): Pet {
  const { petname, short, details } = pet;
  return Object.assign(new Pet(), pet, {
    petname: textOf(petname),
    short: textOf(short),
    details: textOf(details),
  });
}
