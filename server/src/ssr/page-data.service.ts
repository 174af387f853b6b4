import { itemGoneHead, itemHead, itemNotFoundHead } from '../../../domain/pages/item-head.ts';
import { type ItemOffer, itemOffer } from '../../../domain/pages/item-offer.ts';
import { pageDescriptions } from '../../../domain/pages/page-descriptions.ts';
import { findItemId, type PageHead, pageHead } from '../../../domain/pages/page-head.ts';
import { findPage, type PageId } from '../../../domain/pages/pages.ts';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { SimilarPetsService } from '../catalogue/similar/similar-pets.service.ts';
import type { VariantsService } from '../catalogue/variants/variants.service.ts';
import { DomainError } from '../platform/domain-error.ts';
import { textOf } from '../platform/text/text-of.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { ratingOf } from '../reviews/item-rating.ts';
import { familyFacts } from '../seo/family-facts.ts';
import { findShelf } from '../seo/list-pages.ts';
import { itemFacts, listFacts, pageFacts, type StructuredData, shopFacts } from '../seo/structured-data.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

export interface PageData {
  /** 410 for an item that was in the shop and has left it for good. */
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
  /** Structured data. */
  readonly structuredData: readonly StructuredData[];
  /** What the shop is called. */
  readonly shopName: string;
  /** How the item is offered that it is about. */
  readonly offer?: ItemOffer | null;
}

type OwnData = Omit<PageData, 'shopName'>;

interface Address {
  readonly path: string;
  readonly origin: string;
  readonly query: string;
}

/** Longest wait for what the shop is called, in milliseconds. */
const SHOP_TIMEOUT_MS = 300;

/** Items of a list in its structured data; the sitemap has them all. */
const MAX_LISTED_ITEMS = 12;

interface PageDataDeps {
  readonly shop: Pick<CurrentShopSettings, 'get' | 'lastKnown'>;
  readonly pets: Pick<PetsService, 'get'>;
  readonly search: CatalogueSearch;
  readonly similarPets: Pick<SimilarPetsService, 'hasLeft'>;
  readonly variants: Pick<VariantsService, 'of'>;
  /** How many times as long as by itself a page waits for what the shop is called. */
  readonly patience: number;
}

/** What the pages of the shop say about themselves. Only lists and items ask the database. */
export class PageDataService {
  constructor(private readonly deps: PageDataDeps) {}

  /**
   * The page at a path without its query; one that says so where there is none.
   *
   * @param origin where the shop is reached
   * @param query of its address, `?` included, or nothing
   */
  async at(path: string, origin: string, query = ''): Promise<PageData> {
    const shop = await this.shopNow();
    return { ...(await this.ownData({ path, origin, query }, shop)), shopName: shop.name };
  }

  /** A page opens without the database too, as the shop was called last. */
  private async shopNow(): Promise<ShopSettings> {
    const { shop, patience } = this.deps;
    return withTimeout(patience * SHOP_TIMEOUT_MS, shop.get()).catch(() => shop.lastKnown());
  }

  private async ownData({ path, origin, query }: Address, shop: ShopSettings): Promise<OwnData> {
    const id = findPage(path);
    if (!id) return { status: 404, head: pageHead(path), structuredData: [] };
    const head = describedHead(id, path, query);
    if (id === 'home') return { status: 200, head, structuredData: shopFacts(origin, shop) };
    const itemId = findItemId(path);
    if (itemId) return id === 'item' ? this.ofItem(itemId, origin, shop) : this.ofItemOrder(itemId);
    const shelf = findShelf(id);
    if (!shelf) return { status: 200, head, structuredData: head.isIndexed ? pageFacts(id, origin) : [] };
    const { edges } = await this.deps.search.page(
      { where: shelf, orderBy: 'newest' },
      { first: MAX_LISTED_ITEMS },
    );
    const pets = edges.map(({ node }) => readable(node));
    return { status: 200, head, structuredData: listFacts(id, pets, origin) };
  }

  private async ofItem(id: string, origin: string, shop: ShopSettings): Promise<OwnData> {
    const pet = await this.find(id);
    if (!pet) return this.withoutItem(id);
    const variants = await this.deps.variants.of(pet);
    const [product, ...others] = itemFacts(pet, ratingOf(pet), origin, shop.name);
    const family = familyFacts(product, pet, variants.map(readable), origin);
    return {
      status: 200,
      head: itemHead(pet),
      structuredData: [family, ...others],
      offer: itemOffer(pet),
    };
  }

  /** It shows in previews as the item's own page does, which says the rest to machines. */
  private async ofItemOrder(id: string): Promise<OwnData> {
    const pet = await this.find(id);
    return pet
      ? { status: 200, head: itemHead(pet, 'itemOrder'), structuredData: [], offer: itemOffer(pet) }
      : this.withoutItem(id);
  }

  private async withoutItem(id: string): Promise<OwnData> {
    return (await this.deps.similarPets.hasLeft(id))
      ? { status: 410, head: itemGoneHead, structuredData: [] }
      : { status: 404, head: itemNotFoundHead, structuredData: [] };
  }

  /**
   * Null for what is not shown. A retired item is in no list and no search any more, and counts as gone like a deleted
   * one; its record is there for the orders that name it.
   */
  private async find(id: string): Promise<Pet | null> {
    try {
      const pet = await this.deps.pets.get(id);
      return pet.availability === 'retired' ? null : readable(pet);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}

/** The head of a page with what search engines show of it. */
function describedHead(id: PageId, path: string, query: string): PageHead {
  const head = pageHead(path, query);
  return { ...head, description: pageDescriptions[id] ?? head.description };
}

/** An item whose texts are texts, whatever is stored. */
function readable(pet: Pet): Pet {
  const { petname, short, details, brand } = pet;
  return Object.assign(new Pet(), pet, {
    petname: textOf(petname),
    short: textOf(short),
    details: textOf(details),
    ...(brand !== undefined && { brand: textOf(brand) }),
  });
}
