import { itemOffer } from '../../../domain/pages/item-offer.ts';
import { itemPath } from '../../../domain/pages/page-head.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * A family of items, as search engines know one product in several sizes: with the item that the page is of, and the
 * others by name, address and offer.
 *
 * @param product what is said of the item itself
 * @param variants its whole family, itself included
 */
export function familyFacts(
  product: StructuredData,
  pet: Pet,
  variants: readonly Pet[],
  origin: string,
): StructuredData {
  if (variants.length < 2) return product;
  const others = variants.filter(({ _id }) => String(_id) !== String(pet._id));
  return {
    '@type': 'ProductGroup',
    name: pet.family,
    productGroupID: pet.family,
    brand: product.brand,
    url: origin + itemPath(pet._id),
    hasVariant: [product, ...others.map((other) => briefly(other, origin))],
  };
}

function briefly(pet: Pet, origin: string): StructuredData {
  const url = origin + itemPath(pet._id);
  const offer = itemOffer(pet);
  return {
    '@type': 'Product',
    name: pet.petname,
    sku: pet._id,
    url,
    ...(offer && {
      offers: {
        '@type': 'Offer',
        url,
        price: offer.price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${offer.availability}`,
      },
    }),
  };
}
