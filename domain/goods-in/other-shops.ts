import { plainNumber } from './cells.ts';
import { type FamilyCells, familyCells, noFamily } from './family-cells.ts';
import { headingKey } from './headings.ts';
import { plainText } from './plain-text.ts';
import type { FileSystem } from './systems.ts';

/** Cells of a row of another shop's file, by `headingKey`. */
type Row = ReadonlyMap<string, string>;

/** What a row of another shop's file says beyond the cells that are mapped. */
export interface OtherShopRow {
  /** Why it is none of the goods that can be sold; an empty text where nobody needs to be told. */
  readonly skipped?: string;
  /** Cells that are said otherwise than they stand there. */
  readonly cells: Readonly<Record<string, string>>;
  /** Where it stood there: what it is can be guessed by it. */
  readonly place: readonly string[];
}

/** The cells of a row by the keys of their headings. Of two columns of a name, the first one counts. */
export function rowByHeading(headings: readonly string[], cells: readonly string[]): Row {
  const row = new Map<string, string>();
  for (const [place, heading] of headings.entries()) {
    const key = headingKey(heading);
    if (!row.has(key)) row.set(key, withoutGuard(cells[place] ?? '').trim());
  }
  return row;
}

/** Both systems and spreadsheets put an apostrophe before what a spreadsheet would reckon with. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\d]/.test(cell) ? cell.slice(1) : cell;
}

export function readOtherShop(system: FileSystem, row: Row): OtherShopRow {
  if (system === 'shopify') return readShopify(row);
  return system === 'woocommerce' ? readWooCommerce(row) : { cells: {}, place: [] };
}

function pick(row: Row, ...keys: readonly string[]): string {
  return keys.map((key) => row.get(key)).find((cell) => cell) ?? '';
}

function readShopify(row: Row): OtherShopRow {
  const price = pick(row, 'variantprice', 'price');
  const place = [pick(row, 'productcategory'), pick(row, 'type'), pick(row, 'tags'), pick(row, 'title')];
  // A row of a picture alone.
  if (!price && !pick(row, 'variantsku', 'sku')) return { skipped: '', cells: {}, place };
  const status = pick(row, 'status').toLowerCase();
  if (status && status !== 'active') return { skipped: `At Shopify it is ${status}`, cells: {}, place };
  if (pick(row, 'published', 'publishedononlinestore').toLowerCase() === 'false')
    return { skipped: 'At Shopify it is not published', cells: {}, place };
  const options = [1, 2, 3].map((number) => pick(row, `option${number}value`));
  const chosen = options.filter((option) => option && option.toLowerCase() !== 'default title');
  const isCounted = pick(row, 'variantinventorytracker', 'inventorytracker') !== '';
  const hasTracker = row.has('variantinventorytracker') || row.has('inventorytracker');
  return {
    cells: {
      petname: [pick(row, 'title'), chosen.join(', ')].filter(Boolean).join(' – '),
      ...(chosen.length > 0 ? familyCells(pick(row, 'handle', 'urlhandle'), chosen) : noFamily),
      details: plainText(pick(row, 'bodyhtml', 'description')),
      ...(hasTracker && !isCounted && { stock: '' }),
    },
    place,
  };
}

const gramsOf = { weightkg: 1000, weightg: 1, weightlbs: 453.592_37, weightoz: 28.349_523 } as const;

function readWooCommerce(row: Row): OtherShopRow {
  const types = pick(row, 'type')
    .split(',')
    .map((type) => type.trim().toLowerCase());
  const place = [pick(row, 'categories'), pick(row, 'tags'), pick(row, 'name')];
  // What is chosen from, and not sold itself.
  if (types.includes('variable')) return { skipped: '', cells: {}, place };
  if (types.includes('grouped') || types.includes('external'))
    return { skipped: 'A group of goods, or goods of another shop', cells: {}, place };
  const published = pick(row, 'published');
  if (published !== '' && published !== '1')
    return { skipped: 'At WooCommerce it is not published', cells: {}, place };
  const [price, stock] = [pick(row, 'saleprice', 'regularprice'), pick(row, 'stock')];
  const isGone = stock === '' && pick(row, 'instock') === '0';
  return {
    cells: {
      petprice: price,
      ...(types.includes('variation') ? familyOfVariation(row) : noFamily),
      short: lines(pick(row, 'shortdescription')),
      details: lines(pick(row, 'description')),
      ...weightIn(row),
      ...(isGone && { stock: '0' }),
    },
    place,
  };
}

/** A variation has one value of each attribute; what stands alone lists there what it has several of. */
function familyOfVariation(row: Row): FamilyCells {
  const values = [...row].filter(([key]) => /^attribute\d+values$/.test(key)).map(([, value]) => value);
  return familyCells(
    pick(row, 'parent'),
    values.map((value) => value.replaceAll('\\,', ',')),
  );
}

/** Line breaks are written out. */
function lines(text: string): string {
  return plainText(text.replaceAll('\\n', '\n'));
}

function weightIn(row: Row): { netWeightGrams?: string } {
  const unit = Object.keys(gramsOf).find((key) => row.get(key)) as keyof typeof gramsOf | undefined;
  if (!unit) return {};
  const grams = Math.round(Number(plainNumber(row.get(unit) ?? '', '.')) * gramsOf[unit]);
  return { netWeightGrams: grams > 0 ? String(grams) : '' };
}
