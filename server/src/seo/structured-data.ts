import { knownInWords } from '../../../domain/catalogue/facts-in-words.ts';
import { contentOf, isAmount } from '../../../domain/catalogue/unit-price.ts';
import { itemHead } from '../../../domain/pages/item-head.ts';
import { type ItemOffer, itemOffer } from '../../../domain/pages/item-offer.ts';
import { listPageOf } from '../../../domain/pages/list-page-of.ts';
import { pageDescriptions } from '../../../domain/pages/page-descriptions.ts';
import { itemPath, shopImageOf } from '../../../domain/pages/page-head.ts';
import { type PageId, pages } from '../../../domain/pages/pages.ts';
import { MAX_STARS } from '../../../domain/reviews/rating.ts';
import { schemaHours } from '../../../domain/shop-settings/opening-hours.ts';
import type { ShopFacts } from '../../../domain/shop-settings/shop-settings.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { Rating } from '../reviews/review.entity.ts';

/*
 * Facts of a page in the words of schema.org, from which search engines make prices, stock and paths in their
 * results. Addresses are whole; `origin` is where the shop is reached.
 */

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The shop itself, and how it is searched. */
export function shopFacts(origin: string, settings: ShopFacts): StructuredData[] {
  const shop = `${origin}/#shop`;
  return [
    {
      '@type': 'OnlineStore',
      '@id': shop,
      name: settings.name,
      description: pageDescriptions.home,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      image: origin + shopImageOf(settings.name).path,
      telephone: settings.phone,
      email: settings.email,
      address: settings.address.split('\n').join(', '),
      openingHours: schemaHours(settings.openingHours),
      sameAs: [settings.instagram, settings.facebook, settings.x, settings.youtube].filter(Boolean),
    },
    {
      '@type': 'WebSite',
      name: settings.name,
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

/** An item, what it is offered for, and what its reviews come to. */
export function itemFacts(
  pet: Pet,
  rating: Rating | undefined,
  origin: string,
  shopName: string,
): [product: StructuredData, trail: StructuredData] {
  const { path, image } = itemHead(pet);
  const offer = itemOffer(pet);
  const url = `${origin}${path}`;
  return [
    {
      '@type': 'Product',
      name: pet.petname,
      description: `${pet.short}\n${pet.details}`,
      image: [origin + image.path],
      sku: pet._id,
      url,
      brand: { '@type': 'Brand', name: pet.brand ?? shopName },
      ...animalProperties(pet),
      ...(pet.material && { material: pet.material }),
      ...(isAmount(pet.netWeightGrams) && { weight: quantity(pet.netWeightGrams, 'GRM') }),
      ...(offer && { offers: { ...offerFacts(offer, url, shopName), ...unitPriceFacts(pet, offer) } }),
      ...(rating && typeof rating.average === 'number' && { aggregateRating: ratingFacts(rating) }),
    },
    trail([pageStep(listPageOf(pet)), { name: pet.petname, path: itemPath(pet._id) }], origin),
  ];
}

/** What is known of an animal. Its day of birth, and no age: that is another one by the time it is read. */
function animalProperties({ facts }: Pet): { additionalProperty?: StructuredData[] } {
  if (!facts) return {};
  const born = facts.bornOn ? [['Born on', facts.bornOn] as const] : [];
  const known = [...born, ...knownInWords({ ...facts, bornOn: null }, '')];
  if (known.length === 0) return {};
  return { additionalProperty: known.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })) };
}

function offerFacts({ price, availability }: ItemOffer, url: string, shopName: string): StructuredData {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability}`,
    seller: { '@type': 'Organization', name: shopName },
  };
}

/** Codes of units in trade (UN/CEFACT), by what a price is for. */
const unitCodes = { kg: 'KGM', liter: 'LTR', piece: 'C62' } as const;

/** The price once more, and for how much it is: from it a price a kilogram is shown. */
function unitPriceFacts(pet: Pet, { price }: ItemOffer): { priceSpecification?: StructuredData } {
  const content = contentOf(pet);
  if (!content) return {};
  const code = unitCodes[content.per];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      referenceQuantity: {
        ...quantity(content.amount / content.unit, code),
        valueReference: quantity(1, code),
      },
    },
  };
}

function quantity(value: number, unitCode: string): StructuredData {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

function ratingFacts({ average, count }: Rating): StructuredData {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: MAX_STARS };
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
