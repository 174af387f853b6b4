import { setImmediate as nextTurn } from 'node:timers/promises';
import { askedForText } from '../../../../domain/adoption/leaving-animal.ts';
import { Category, isGoods } from '../../../../domain/catalogue/pet-options.ts';
import { skuKeyOf } from '../../../../domain/catalogue/sku-key.ts';
import { type CsvCell, textOfCell } from '../../../../domain/csv/csv-row.ts';
import { defuse, withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { isRewritten } from '../../../../domain/csv/spreadsheet-rewriting.ts';
import { enteredOf, mistakesByColumn } from '../../../../domain/goods-in/item-columns.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import type { PetEdits } from '../../catalogue/pet-editing.service.ts';
import { changedBy, changeOf, checkChanges, newItem } from '../../catalogue/pet-edits.ts';
import { nameKeyOf } from '../../catalogue/search/listing-fields.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { itemsTable } from '../exports/items-table.ts';
import { type BadRow, badRow, type ItemReport, type Kept } from './import-report.ts';
import { type StockRule, stockAfter } from './imported-stock.ts';
import type { ItemRow, ItemsFile } from './items-file.ts';
import { isOfNumbers } from './own-cells.ts';

/** Rows that are planned before other requests have their turn. */
const ROWS_PER_TURN = 10;

/** The column that says which item a row is about. */
const ID = '_id';

/** Columns that the shop itself writes, and the stock, which has rules of its own. */
const { _id, createdAt, availability, stock, stockWas, ...entered } = itemsTable.columns;
const editable = textsOf(entered);
const reported = { ...textsOf({ availability, stock }), ...editable };

/** What the columns say of an item, without how a file writes it. */
function textsOf<Name extends string>(columns: Readonly<Record<Name, (item: PetRecord) => CsvCell>>) {
  const texts = Object.entries<(item: PetRecord) => CsvCell>(columns).map(
    ([name, cellOf]) => [name, (item: PetRecord) => textOfCell(cellOf(item))] as const,
  );
  return Object.fromEntries(texts) as Record<Name, (item: PetRecord) => string>;
}

/** What a file does with the items, and what is wrong in it. */
export interface ImportPlan {
  readonly edits: PetEdits;
  readonly created: readonly ItemReport[];
  readonly changed: readonly ItemReport[];
  readonly unchanged: readonly Omit<ItemReport, 'changes'>[];
  readonly kept: readonly Kept[];
  readonly badRows: readonly BadRow[];
}

/** The items that a file may be about. */
export interface ItemsOfShop {
  find(id: string): PetRecord | undefined;
  /** @param key of its SKU */
  findBySku(key: string): PetRecord | undefined;
  /** Whether somebody has asked for an animal. */
  isAskedFor(item: PetRecord): boolean;
  /** Those of a name, `nameKeyIn` a row, that are for sale. */
  namesakes(nameKey: string): readonly PetRecord[];
}

/**
 * Holds rows to the rules and to the items as they are. A cell as the export writes it changes nothing, whatever stands
 * in it.
 *
 * @param setsStock whether the stock of a file that does not say what it was counts all the same
 */
export async function planOf(file: ItemsFile, items: ItemsOfShop, setsStock: boolean): Promise<ImportPlan> {
  const plan = new Plan(stockRuleOf(file, setsStock));
  for (const [place, row] of file.rows.entries()) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    try {
      const before = itemOf(row, items);
      if (!before && row.id === undefined) plan.add(row, items.namesakes(nameKeyIn(row.cells)));
      else plan.change(row, before, items);
    } catch (error) {
      if (!(error instanceof DomainError && error.fields)) throw error;
      plan.badRows.push(badRow(row.line, error.fields));
    }
  }
  return plan;
}

/** The item that a row is about: by its SKU, then by its id. @throws DomainError BAD_USER_INPUT where they are two */
function itemOf({ id, sku }: ItemRow, items: ItemsOfShop): PetRecord | undefined {
  const byId = id === undefined ? undefined : items.find(id);
  const bySku = sku === undefined ? undefined : items.findBySku(sku);
  if (byId && bySku && !byId._id.equals(bySku._id))
    throw badInput({ sku: `${bySku.petname} has it already` });
  return bySku ?? byId;
}

/** The name that a row gives its item, as namesakes have it. */
export function nameKeyIn(cells: ItemRow['cells']): string {
  return nameKeyOf({ petname: withoutDefusal(cells.get('petname') ?? '').trim() });
}

function stockRuleOf({ saysStockWas }: ItemsFile, setsStock: boolean): StockRule {
  if (saysStockWas) return 'difference';
  return setsStock ? 'set' : 'keep';
}

class Plan implements ImportPlan {
  readonly edits = { added: [] as PetEdits['added'][0][], changed: [] as PetEdits['changed'][0][] };
  readonly created: ItemReport[] = [];
  readonly changed: ItemReport[] = [];
  readonly unchanged: Omit<ItemReport, 'changes'>[] = [];
  readonly kept: Kept[] = [];
  readonly badRows: BadRow[] = [];

  constructor(private readonly stockRule: StockRule) {}

  /** @throws DomainError BAD_USER_INPUT naming every bad column */
  add({ line, cells, fallback = {} }: ItemRow, namesakes: readonly PetRecord[]): void {
    const twin = namesakes.find((item) => Object.keys(whatDiffers(cells, item)).length === 0);
    if (twin) throw badInput({ [ID]: `The shop has this item already: ${twin._id}` });
    const availability = cells.get('availability');
    const input = filledIn(cells, fallback);
    const item = checkedWith(
      {
        ...(availability && availability !== 'available' && { availability: 'A new item is available' }),
        ...stockProblem(input.stock, input.category),
      },
      () => newItem(enteredOf(input)),
      input,
    );
    const changes = fieldChanges(null, item as unknown as PetRecord);
    this.edits.added.push(item);
    this.created.push({ line, _id: null, petname: item.petname, changes });
  }

  /** @throws DomainError BAD_USER_INPUT naming every bad column */
  change(
    { line, cells }: ItemRow,
    before: PetRecord | undefined,
    items: Pick<ItemsOfShop, 'isAskedFor'>,
  ): void {
    if (!before) throw badInput({ _id: 'The shop has no such item; a new one has an empty cell here' });
    const item = { line, _id: String(before._id), petname: before.petname };
    if (isGivenAway(cells, before)) {
      this.kept.push({ line, field: 'availability', reason: GIVEN_AWAY });
      this.unchanged.push(item);
      return;
    }
    const { meant, rewritten } = whatIsMeant(whatDiffers(cells, before), before);
    const counted = stockAfter(cells, before, meant.category ?? before.category, this.stockRule);
    const input = { ...meant, ...(counted.stock !== undefined && { stock: counted.stock }) };
    const isLost = becomesGoods(before, input) && items.isAskedFor(before);
    const problems = {
      ...problemsOfChange(cells, input, before),
      ...counted.problems,
      ...(isLost && { category: askedForText }),
    };
    const update = checkedWith(problems, () => changeOf(before, checkChanges(enteredOf(input))), input);
    const after = changedBy(before, update);
    const changes = fieldChanges(before, after);
    const kept = { ...rewritten, ...(counted.kept !== undefined && { stock: counted.kept }) };
    this.kept.push(...Object.entries(kept).map(([field, reason]) => ({ line, field, reason })));
    if (changes.length === 0) {
      this.unchanged.push(item);
      return;
    }
    this.edits.changed.push({ before, update });
    this.changed.push({ ...item, petname: after.petname, changes });
  }
}

type Input = Record<string, string>;

/** What a new item is made of: the cells that say something. */
function filledIn(cells: ItemRow['cells'], fallback: Input): Input {
  const given = ['stock', ...Object.keys(editable)].map(
    (field) => [field, withoutDefusal(cells.get(field) ?? '')] as const,
  );
  const said = Object.fromEntries(given.filter(([, text]) => text.trim() !== ''));
  const filled: Input = { ...fallback, ...said };
  // What nobody counted is not there.
  return isGoods(filled.category) ? { stock: '0', ...filled } : filled;
}

/** The cells that are others than those of the export. */
function whatDiffers(cells: ItemRow['cells'], before: PetRecord): Input {
  const differing = Object.entries(editable).flatMap(([field, cellOf]) => {
    const cell = cells.get(field);
    const text = cellOf(before);
    const isSame =
      cell === undefined ||
      isSameText(cell, text) ||
      isSameText(cell, defuse(text)) ||
      (isOfNumbers(field) && isSameAmount(cell, text)) ||
      (field === 'sku' && text !== '' && skuKeyOf(withoutDefusal(cell)) === skuKeyOf(text));
    return isSame ? [] : [[field, withoutDefusal(cell)]];
  });
  return Object.fromEntries(differing);
}

/** Of cells that differ, those that somebody changed, and why the others are as they are. */
function whatIsMeant(differing: Input, before: PetRecord): { meant: Input; rewritten: Input } {
  const meant = { ...differing };
  const rewritten: Input = {};
  for (const [field, cellOf] of Object.entries(editable)) {
    const text = cellOf(before);
    const cell = differing[field];
    if (cell === undefined || !isRewritten(text, cell)) continue;
    delete meant[field];
    rewritten[field] = `Stays ${text}: a spreadsheet makes ${cell} of it by itself`;
  }
  return { meant, rewritten };
}

/** Spreadsheets leave out the zeros at the end of 12.50. */
function isSameAmount(cell: string, text: string): boolean {
  return cell.trim() !== '' && Number(cell) === Number(text);
}

/** Spreadsheets write the lines of a cell in their own way. */
function isSameText(cell: string, text: string): boolean {
  return cell === text || cell.replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n');
}

const GIVEN_AWAY = 'It has a new home since the file was written: nothing of its row was changed';

/** Whether an animal was still there when the file was written: that is no reason to refuse all the others. */
function isGivenAway(cells: ItemRow['cells'], before: PetRecord): boolean {
  return before.availability === 'sold' && cells.get('availability') === 'available';
}

/** Whether an animal would be one no more. */
function becomesGoods({ category }: PetRecord, input: Input): boolean {
  const after = (input.category ?? category).trim().toLowerCase();
  return category === Category.PETS && after !== Category.PETS;
}

/** What the rules of a change do not say, because no form asks for it. */
function problemsOfChange(cells: ItemRow['cells'], input: Input, before: PetRecord): Record<string, string> {
  const availability = cells.get('availability');
  const category = input.category ?? before.category;
  return {
    ...(availability &&
      availability !== reported.availability(before) && {
        availability: `Not changed by a file: leave it empty, or as it is (${reported.availability(before)})`,
      }),
    ...stockProblem(input.stock, category),
  };
}

function stockProblem(stock: string | undefined, category: unknown): Record<string, string> {
  const isOfAnimal = category === 'pets' && Boolean(stock?.trim());
  return isOfAnimal ? { stock: 'An animal is one of a kind and has none' } : {};
}

/** @throws DomainError BAD_USER_INPUT with the problems and whatever the rules say */
function checkedWith<T>(problems: Record<string, string>, check: () => T, input: Input): T {
  let checked: { value: T } | undefined;
  let found = problems;
  try {
    checked = { value: check() };
  } catch (error) {
    if (!(error instanceof DomainError && error.fields)) throw error;
    found = { ...mistakesByColumn(error.fields, input), ...problems };
  }
  if (!checked || Object.keys(found).length > 0) throw badInput(found);
  return checked.value;
}

function fieldChanges(before: PetRecord | null, after: PetRecord) {
  return Object.entries(reported).flatMap(([field, cellOf]) => {
    const change = { field, before: before && cellOf(before), after: cellOf(after) };
    return change.before === change.after || (!before && change.after === '') ? [] : [change];
  });
}
