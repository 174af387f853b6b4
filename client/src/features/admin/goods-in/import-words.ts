import { animalFactRows } from '../../../../../domain/catalogue/animal-facts.ts';
import { itemFields } from '../../../../../domain/catalogue/item-fields.ts';
import type { ImportState, ItemImport } from './imports-api.ts';

export const stateNames: Readonly<Record<ImportState, string>> = {
  uploaded: 'Not imported yet',
  running: 'Being imported',
  done: 'Imported',
  failed: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};

const systemNames = {
  own: 'a file of this shop',
  shopify: 'a product file of Shopify',
  woocommerce: 'a product file of WooCommerce',
  list: 'a list',
} as const;

const separatorNames: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

const otherTargets: Readonly<Record<string, string>> = {
  _id: 'Id of the item',
  stockWas: 'Stock when the file was written',
  availability: 'Availability (not changed)',
  createdAt: 'Time (not changed)',
};

/** "A list of 120 rows, with semicolons, in windows-1252": what was understood of a file. */
export function understoodText({ system, rowCount, separator, encoding }: ItemImport): string {
  const what = systemNames[system];
  const rows = `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}`;
  return `Read as ${what}: ${rows}, separated by ${separatorNames[separator] ?? separator}, in ${encoding.toUpperCase()}.`;
}

export function targetLabel(target: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = { ...itemFields, ...animalFactRows };
  return fields[target]?.label ?? otherTargets[target] ?? target;
}

/** "2 items added, 1 changed, 57 as before, 3 rows not imported": what was done. */
export function countsText({
  created,
  changed,
  unchanged,
  bad,
}: Omit<ItemImport['counts'], 'undone' | 'notUndone'>): string {
  const added = `${created.toLocaleString('en-US')} ${created === 1 ? 'item' : 'items'} added`;
  const others = [
    `${changed.toLocaleString('en-US')} changed`,
    `${unchanged.toLocaleString('en-US')} as before`,
  ];
  const refused =
    bad > 0 ? [`${bad.toLocaleString('en-US')} ${bad === 1 ? 'row' : 'rows'} not imported`] : [];
  return [added, ...others, ...refused].join(', ');
}
