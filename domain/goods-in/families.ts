import { headingKey } from './headings.ts';
import type { FileSystem } from './systems.ts';

/** Cells that Shopify leaves empty in all rows of a product but the first. */
const ofProduct = new Set([
  ...['title', 'bodyhtml', 'description', 'vendor', 'productcategory', 'type', 'tags', 'published'],
  ...['publishedononlinestore', 'status', 'option1name', 'option2name', 'option3name'],
]);

/** Cells that a variation of WooCommerce takes from its parent where it has none. */
const ofParent = new Set(['name', 'shortdescription', 'description', 'categories', 'tags', 'brands']);

type Row = readonly string[];

/**
 * Fills in what rows of one product say once for all of them. WooCommerce's parents may stand behind their variations, so
 * `learn` is shown all rows first.
 */
export class Families {
  private readonly parents = new Map<string, Row>();
  private before: Row | undefined;
  private readonly keys: readonly string[];

  constructor(
    headings: readonly string[],
    private readonly system: FileSystem,
  ) {
    this.keys = headings.map(headingKey);
  }

  get mustLearn(): boolean {
    return this.system === 'woocommerce';
  }

  learn(row: Row): void {
    if (!/\bvariable\b/i.test(this.cell(row, 'type'))) return;
    for (const name of this.namesOf(row)) this.parents.set(name, row);
  }

  fill(row: Row): Row {
    if (this.system === 'shopify') return this.fillFromFirst(row);
    const parent = this.system === 'woocommerce' && this.parents.get(this.cell(row, 'parent'));
    return parent ? this.filledFrom(parent, this.namingAlike(parent, row), ofParent) : row;
  }

  /** Variations name a parent by its SKU or its id: those of one say the same from here on. */
  private namingAlike(parent: Row, row: Row): Row {
    const [name = ''] = this.namesOf(parent);
    return row.with(this.keys.indexOf('parent'), name);
  }

  private namesOf(parent: Row): string[] {
    const [sku, id] = [this.cell(parent, 'sku'), this.cell(parent, 'id')];
    return [sku, id && `id:${id}`].filter(Boolean);
  }

  private fillFromFirst(row: Row): Row {
    const handle = this.cell(row, 'handle') || this.cell(row, 'urlhandle');
    const { before } = this;
    const isSame =
      before && handle && handle === (this.cell(before, 'handle') || this.cell(before, 'urlhandle'));
    if (isSame) return this.filledFrom(before, row, ofProduct);
    this.before = row;
    return row;
  }

  private filledFrom(source: Row, row: Row, columns: ReadonlySet<string>): Row {
    return this.keys.map((key, place) => row[place] || (columns.has(key) ? (source[place] ?? '') : ''));
  }

  private cell(row: Row, key: string): string {
    return row[this.keys.indexOf(key)]?.trim() ?? '';
  }
}
