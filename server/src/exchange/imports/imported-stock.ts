import { isGoods } from '../../../../domain/catalogue/pet-options.ts';
import { withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { texts } from '../../../../domain/text/texts.ts';
import { textOf } from '../../platform/text/text-of.ts';

/**
 * What the stock in a file means: by how much it was changed since the file was written, what there is from now on, or
 * nothing. Pieces are sold while a file is away; the number that was there then would put them on sale again.
 */
export type StockRule = 'difference' | 'set' | 'keep';

/** What a row makes of the stock of an item. */
interface ImportedStock {
  /** For the rules of a change; none where it stays. */
  readonly stock?: string;
  readonly problems?: Readonly<Record<string, string>>;
  /** Why a stock that was changed in the file stays as it is. */
  readonly kept?: string;
}

type Cells = ReadonlyMap<string, string>;

const pieces = /^\d+$/;

/** @param category that the item has then */
export function stockAfter(
  cells: Cells,
  item: { readonly stock?: unknown; readonly category?: unknown },
  category: unknown,
  rule: StockRule,
): ImportedStock {
  const stock = textIn(cells, 'stock');
  if (!isGoods(category)) return stock && isChange(cells, stock, item.stock) ? { stock } : {};
  // What was an animal has none so far.
  if (!isGoods(item.category)) return { stock: stock || '0' };
  if (stock === undefined) return {};
  if (rule === 'difference') return byDifference(cells, stock, item.stock);
  if (stock === textOf(item.stock)) return {};
  if (rule === 'keep') return stock === '' ? {} : { kept: keptAt(item.stock) };
  return stock === '' ? required : { stock };
}

const required: ImportedStock = { problems: { stock: texts.fieldRequired } };

function byDifference(cells: Cells, stock: string, now: unknown): ImportedStock {
  const was = textIn(cells, 'stockWas') ?? '';
  if (!isChange(cells, stock, now)) return {};
  if (stock === '') return required;
  // The rules say what is wrong with it.
  if (!pieces.test(stock) || typeof now !== 'number') return { stock };
  if (was === '') return { kept: keptAt(now) };
  if (!pieces.test(was)) return { problems: { stockWas: 'The stock that the file was written with' } };
  const difference = Number(stock) - Number(was);
  if (now + difference >= 0) return { stock: String(now + difference) };
  return { problems: { stock: `${-difference} fewer is not possible: only ${now} are left by now` } };
}

/** Whether the cell says something else than the file said; where that is not known, than the shop says. */
function isChange(cells: Cells, stock: string, now: unknown): boolean {
  const was = textIn(cells, 'stockWas') || textOf(now);
  if (pieces.test(stock) && pieces.test(was)) return Number(stock) !== Number(was);
  return stock !== was;
}

function keptAt(now: unknown): string {
  return `Stays ${textOf(now)}: the file does not say in stockWas what it was changed from`;
}

function textIn(cells: Cells, heading: string): string | undefined {
  const cell = cells.get(heading);
  return cell === undefined ? undefined : withoutDefusal(cell).trim();
}
