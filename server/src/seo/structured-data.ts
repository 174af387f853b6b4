import { isDollars } from '../../../domain/money/money.ts';
import { itemHead, itemPath, SHOP_NAME } from '../../../domain/pages/page-head.ts';
import { type PageId, pages } from '../../../domain/pages/pages.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import { listPageOf } from './list-pages.ts';

/*
 * Facts of a page in the words of schema.org, from which search engines make prices, stock and paths in their
 * results. Addresses are whole; `origin` is where the shop is reached.
 */

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The shop itself, and how it is searched. */
export function shopFacts(origin: string): StructuredData[] {
  const shop = `${origin}/#shop`;
  return [
    {
      '@type': 'OnlineStore',
      '@id': shop,
      name: SHOP_NAME,
      description: pages.home.description,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      image: `${origin}/og.jpg`,
    },
    {
      '@type': 'WebSite',
      name: SHOP_NAME,
      url: `${origin}/`,
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${pages.search.path}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Where a page stands. */
export function pageFacts(id: PageId, origin: string): StructuredData[] {
  return [trail([pageStep(id)], origin)];
}

/** A list, and the first items in it. */
export function listFacts(id: PageId, pets: readonly Pet[], origin: string): StructuredData[] {
  if (pets.length === 0) return pageFacts(id, origin);
  return [
    ...pageFacts(id, origin),
    {
      '@type': 'ItemList',
      name: pages[id].title,
      itemListElement: pets.map(({ _id, petname }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: petname,
        url: origin + itemPath(_id),
      })),
    },
  ];
}

/** An item and what it is offered for. */
export function itemFacts(pet: Pet, origin: string): StructuredData[] {
  const { path, image } = itemHead(pet);
  const url = `${origin}${path}`;
  return [
    {
      '@type': 'Product',
      name: pet.petname,
      description: `${pet.short}\n${pet.details}`,
      image: [origin + image.path],
      sku: pet._id,
      url,
      brand: { '@type': 'Brand', name: SHOP_NAME },
      ...(isDollars(pet.petprice) && { offers: offerOf(pet, url) }),
    },
    trail([pageStep(listPageOf(pet)), { name: pet.petname, path: itemPath(pet._id) }], origin),
  ];
}

function offerOf(pet: Pet, url: string): StructuredData {
  return {
    '@type': 'Offer',
    url,
    price: pet.petprice.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availabilityOf(pet)}`,
    seller: { '@type': 'Organization', name: SHOP_NAME },
  };
}

function availabilityOf({ availability, stock }: Pet): string {
  if (availability !== 'available') return 'SoldOut';
  return stock === 0 ? 'OutOfStock' : 'InStock';
}

interface Step {
  readonly name: string;
  readonly path: string;
}

function pageStep(id: PageId): Step {
  return { name: pages[id].title, path: pages[id].path };
}

/** The way to a page, from the entrance on. */
function trail(steps: readonly Step[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
