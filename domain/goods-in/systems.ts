import { areOwnHeadings, guessMapping, headingKey, type Mapping, type Target } from './headings.ts';

/** Whose file it is: the shop's own, one of another shop system, or a list of somebody else's. */
export type FileSystem = 'own' | 'shopify' | 'woocommerce' | 'list';

/** By `headingKey`: Shopify's product file, as it was and as it is since 2024. */
const shopify: Readonly<Record<string, Target>> = {
  handle: 'family',
  urlhandle: 'family',
  option1value: 'variant',
  title: 'petname',
  bodyhtml: 'details',
  description: 'details',
  vendor: 'brand',
  variantsku: 'sku',
  sku: 'sku',
  variantbarcode: 'barcode',
  variantbarcodes: 'barcode',
  barcode: 'barcode',
  variantprice: 'petprice',
  price: 'petprice',
  costperitem: 'costPrice',
  variantinventoryqty: 'stock',
  inventoryquantity: 'stock',
  variantgrams: 'netWeightGrams',
  weightvaluegrams: 'netWeightGrams',
};

const woocommerce: Readonly<Record<string, Target>> = {
  sku: 'sku',
  gtinupceanorisbn: 'barcode',
  name: 'petname',
  shortdescription: 'short',
  description: 'details',
  stock: 'stock',
  lowstockamount: 'reorderLevel',
  regularprice: 'petprice',
  weightkg: 'netWeightGrams',
  weightlbs: 'netWeightGrams',
  weightoz: 'netWeightGrams',
  weightg: 'netWeightGrams',
  costofgoods: 'costPrice',
  brands: 'brand',
  parent: 'family',
  attribute1values: 'variant',
};

export function systemOf(headings: readonly string[]): FileSystem {
  if (areOwnHeadings(headings)) return 'own';
  const keys = new Set(headings.map(headingKey));
  const hasAny = (...some: string[]) => some.some((key) => keys.has(key));
  if (
    keys.has('title') &&
    hasAny('handle', 'urlhandle', 'variantprice', 'option1name', 'variantsku', 'inventoryquantity')
  )
    return 'shopify';
  if (keys.has('regularprice') && keys.has('name') && hasAny('type', 'visibilityincatalog', 'published'))
    return 'woocommerce';
  return 'list';
}

/** What the columns of a file are, by what it is known to be. */
export function mappingOf(headings: readonly string[], system: FileSystem): Mapping {
  if (system === 'own' || system === 'list') return guessMapping(headings);
  const table = system === 'shopify' ? shopify : woocommerce;
  const taken = new Set<Target>();
  return headings.map((heading) => {
    const target = table[headingKey(heading)];
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}
