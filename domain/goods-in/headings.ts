import { type ItemColumn, itemColumns } from './item-columns.ts';

/** What a column of a file says: what is entered of an item, or something about the item in the shop. */
export type Target = ItemColumn | '_id' | 'stockWas' | 'availability' | 'createdAt';

/** A column of each heading; null for one that says nothing of an item. */
export type Mapping = readonly (Target | null)[];

const ownTargets: readonly Target[] = ['_id', ...itemColumns, 'stockWas', 'availability', 'createdAt'];

/** The column in which rows that could not be imported come back with their reason. */
export const PROBLEM_HEADING = 'problem';

/** A heading without case, signs and spaces: "Artikel-Nr." and "ARTIKEL NR" are the same. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A set of headings by which a mapping is remembered, whatever their order and case. */
export function headingsKey(headings: readonly string[]): string {
  const keys = headings.map(headingKey).filter((key) => key !== '' && key !== PROBLEM_HEADING);
  return keys.toSorted().join('|');
}

/** What suppliers call the columns, by `headingKey`. */
const words: { readonly [target in Target]?: string } = {
  sku: 'sku artikelnummer artikelnr artnr artikel itemno itemnumber itemid article articleno articlenumber identifiant codearticle identifiantcodearticle reference referenz ref productcode stockcode variantsku bestellnummer',
  barcode:
    'barcode ean ean13 eancode gtin gtin13 upc upccode gtinupceanorisbn variantbarcode variantbarcodes',
  petname:
    'name title productname bezeichnung artikelbezeichnung artikelbezs3 artikelname libelle designation libelledesignation itemdescription itemname produktname',
  details:
    'details description beschreibung langtext longdescription artikeltext artikeltexts1 bodyhtml productdescription',
  short: 'short shortdescription kurzbeschreibung kurztext',
  petprice:
    'petprice price preis vk vk1 vkpreis verkaufspreis uvp rrp msrp prixdevente suggretail suggestedretail suggestedretailprice retailprice retail sellingprice unitprice variantprice regularprice',
  costPrice:
    'costprice cost ek ekpreis einkaufspreis prixdachat costperitem costofgoods wholesale wholesaleprice netprice purchaseprice buyingprice itemprice',
  stock:
    'stock lagermenge lagerbestand bestand menge quantity qty onhand available inventory inventoryquantity variantinventoryqty',
  brand: 'brand brandname vendor hersteller herstellername marke manufacturer marque',
  supplier: 'supplier lieferant fournisseur vendorname distributor',
  category: 'category kategorie categorie',
  type: 'animal species tier tierart',
  material: 'material matiere werkstoff',
  measures: 'measures dimensions masse abmessungen size groesse dimension',
  ingredients: 'ingredients zusammensetzung composition inhaltsstoffe',
  analysis: 'analysis analyse analyticalconstituents analytischebestandteile',
  feed: 'feed feedtype futtermittelart typealiment',
  netWeightGrams:
    'grams netweightgrams netweightg nettogewichtg gewichtg weightg variantgrams weightvaluegrams',
  pieceCount: 'packsize piecesperpack stueckzahl',
  shelf: 'shelf regal lagerplatz bin binlocation location',
  reorderLevel: 'reorderlevel reorderpoint lowstockamount meldebestand mindestbestand minstock',
  reorderTo: 'reorderto maxstock sollbestand',
};

const byWord = new Map(
  Object.entries(words).flatMap(([target, list]) =>
    list.split(' ').map((word) => [word, target as Target] as const),
  ),
);
/** What files of the shop called a column before, in small letters. */
export const formerNames: Readonly<Record<string, Target>> = { colorname: 'coat' };

const byOwnName = new Map<string, Target>([
  ...Object.entries(formerNames),
  ...ownTargets.map((target) => [headingKey(target), target] as const),
]);

/** Whether the headings are those of the shop's own file, in any case and order. */
export function areOwnHeadings(headings: readonly string[]): boolean {
  const keys = headings.map(headingKey).filter((key) => key !== '' && key !== PROBLEM_HEADING);
  const isOwn = keys.length > 0 && keys.every((key) => byOwnName.has(key));
  return isOwn && keys.some((key) => ['id', 'petname', 'petprice', 'stockwas'].includes(key));
}

/** What the columns of a supplier's list seem to be. Of two that seem the same, the first one is. */
export function guessMapping(headings: readonly string[]): Mapping {
  const taken = new Set<Target>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const target = byOwnName.get(key) ?? byWord.get(key);
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}
