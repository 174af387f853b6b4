import { setImmediate as nextTurn } from 'node:timers/promises';
import { isGoods } from '../../../domain/catalogue/pet-options.ts';
import { defuse, withoutDefusal } from '../../../domain/csv/formulas.ts';
import { texts } from '../../../domain/text/texts.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetEdits } from '../catalogue/pet-editing.service.ts';
import { changedBy, changeOf, checkChanges, newItem } from '../catalogue/pet-edits.ts';
import { itemsTable } from '../exports/items-table.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import { type BadRow, badRow, type ItemReport } from './import-report.ts';
import type { ItemRow } from './items-file.ts';

/** Items that one import may add or change: as many as one transaction writes long before the database gives it up. */
const MAX_IMPORT_CHANGES = 500;

/** Rows that are planned before other requests have their turn. */
const ROWS_PER_TURN = 50;

/** Columns that the shop itself writes. */
const { _id, createdAt, availability, ...editable } = itemsTable.columns;
const reported = { availability, ...editable };

/** What a file does with the items, and what is wrong in it. */
export interface ImportPlan {
  readonly edits: PetEdits;
  readonly created: readonly ItemReport[];
  readonly changed: readonly ItemReport[];
  readonly unchanged: readonly Omit<ItemReport, 'changes'>[];
  readonly badRows: readonly BadRow[];
}

/**
 * Holds rows to the rules and to the items as they are. A cell as the export writes it changes nothing, whatever stands
 * in it.
 *
 * @param recordOf the item of an id; undefined where there is none
 * @throws DomainError PAYLOAD_TOO_LARGE for more changes than one import makes
 */
export async function planOf(
  rows: readonly ItemRow[],
  recordOf: (id: string) => PetRecord | undefined,
): Promise<ImportPlan> {
  const plan = new Plan();
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    try {
      if (row.id === undefined) plan.add(row);
      else plan.change(row, recordOf(row.id));
    } catch (error) {
      if (!(error instanceof DomainError && error.fields)) throw error;
      plan.badRows.push(badRow(row.line, error.fields));
    }
    plan.checkSize();
  }
  return plan;
}

class Plan implements ImportPlan {
  readonly edits = { added: [] as PetEdits['added'][0][], changed: [] as PetEdits['changed'][0][] };
  readonly created: ItemReport[] = [];
  readonly changed: ItemReport[] = [];
  readonly unchanged: Omit<ItemReport, 'changes'>[] = [];
  readonly badRows: BadRow[] = [];

  /** @throws DomainError BAD_USER_INPUT naming every bad column */
  add({ line, cells }: ItemRow): void {
    const availability = cells.get('availability');
    const input = filledIn(cells);
    const item = checkedWith(
      {
        ...(availability && availability !== 'available' && { availability: 'A new item is available' }),
        ...stockProblem(input.stock, input.category),
      },
      () => newItem(input),
    );
    const changes = fieldChanges(null, item as unknown as PetRecord);
    this.edits.added.push(item);
    this.created.push({ line, _id: null, petname: item.petname, changes });
  }

  /** @throws DomainError BAD_USER_INPUT naming every bad column */
  change({ line, cells }: ItemRow, before: PetRecord | undefined): void {
    if (!before) throw badInput({ _id: 'The shop has no such item; a new one has an empty cell here' });
    const input = whatDiffers(cells, before);
    const update = checkedWith(problemsOfChange(cells, input, before), () =>
      changeOf(before, checkChanges(input)),
    );
    const after = changedBy(before, update);
    const changes = fieldChanges(before, after);
    const item = { line, _id: String(before._id), petname: after.petname };
    if (changes.length === 0) {
      this.unchanged.push(item);
      return;
    }
    this.edits.changed.push({ before, update });
    this.changed.push({ ...item, changes });
  }

  checkSize(): void {
    if (this.created.length + this.changed.length <= MAX_IMPORT_CHANGES) return;
    throw new DomainError(
      'PAYLOAD_TOO_LARGE',
      `At most ${MAX_IMPORT_CHANGES} items are added or changed at a time: import the file in parts`,
    );
  }
}

type Input = Record<string, string>;

/** What a new item is made of: the cells that say something. */
function filledIn(cells: ItemRow['cells']): Input {
  const given = Object.keys(editable).map(
    (field) => [field, withoutDefusal(cells.get(field) ?? '')] as const,
  );
  return Object.fromEntries(given.filter(([, text]) => text.trim() !== ''));
}

/** The cells that are others than those of the export. */
function whatDiffers(cells: ItemRow['cells'], before: PetRecord): Input {
  const differing = Object.entries(editable).flatMap(([field, cellOf]) => {
    const cell = cells.get(field);
    const text = cellOf(before);
    const isSame = cell === undefined || isSameText(cell, text) || isSameText(cell, defuse(text));
    return isSame ? [] : [[field, withoutDefusal(cell)]];
  });
  return Object.fromEntries(differing);
}

/** Spreadsheets write the lines of a cell in their own way. */
function isSameText(cell: string, text: string): boolean {
  return cell === text || cell.replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n');
}

/** What the rules of a change do not say, because no form asks for it. */
function problemsOfChange(cells: ItemRow['cells'], input: Input, before: PetRecord): Record<string, string> {
  const availability = cells.get('availability');
  const category = input.category ?? before.category;
  const isStockGone = 'stock' in input && input.stock?.trim() === '' && isGoods(category);
  return {
    ...(availability &&
      availability !== reported.availability(before) && {
        availability: `Not changed by a file: leave it empty, or as it is (${reported.availability(before)})`,
      }),
    ...(isStockGone ? { stock: texts.fieldRequired } : stockProblem(input.stock, category)),
  };
}

function stockProblem(stock: string | undefined, category: unknown): Record<string, string> {
  const isOfAnimal = category === 'pets' && Boolean(stock?.trim());
  return isOfAnimal ? { stock: 'An animal is one of a kind and has none' } : {};
}

/** @throws DomainError BAD_USER_INPUT with the problems and whatever the rules say */
function checkedWith<T>(problems: Record<string, string>, check: () => T): T {
  let checked: { value: T } | undefined;
  let found = problems;
  try {
    checked = { value: check() };
  } catch (error) {
    if (!(error instanceof DomainError && error.fields)) throw error;
    found = { ...error.fields, ...problems };
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
