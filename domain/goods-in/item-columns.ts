import { type AnimalFactName, animalFactNames, animalFactRows } from '../catalogue/animal-facts.ts';
import { type ItemFieldName, itemFieldNames } from '../catalogue/item-fields.ts';

/** What a file has a column of: a field of any item, or a fact of an animal. */
export type ItemColumn = ItemFieldName | AnimalFactName;

export const itemColumns: readonly ItemColumn[] = [...itemFieldNames, ...animalFactNames];

/** The cells of a row as an item is entered: the facts of an animal apart from its fields. */
export function enteredOf(cells: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(cells).filter(([column]) => !isAnimalFact(column));
  const facts = Object.entries(cells).filter(([column]) => isAnimalFact(column));
  if (facts.length === 0) return Object.fromEntries(fields);
  const entered = facts.map(([name, cell]) => [name, factOfCell(name as AnimalFactName, cell)]);
  return { ...Object.fromEntries(fields), facts: Object.fromEntries(entered) };
}

export function isAnimalFact(column: string): column is AnimalFactName {
  return Object.hasOwn(animalFactRows, column);
}

const flags: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** A cell as the rules of facts take it: what they do not know stays as it is, for them to name. */
function factOfCell(name: AnimalFactName, cell: string): unknown {
  const text = cell.trim();
  const row = animalFactRows[name];
  if (row.is === 'flag') return text === '' ? null : (flags[text.toLowerCase()] ?? text);
  if (row.is === 'known') return text.toUpperCase();
  if (row.is === 'level') return levelOf(row.words, text);
  return text;
}

/** A level by its name, or as the shop's pages call it. */
function levelOf(words: Readonly<Record<string, string>>, text: string): string {
  const wanted = text.toLowerCase();
  const found = Object.entries(words).find(([, word]) => word.toLowerCase() === wanted);
  return found ? found[0] : text.toUpperCase();
}

/** What is wrong with an entered item, by the columns of its row. */
export function mistakesByColumn(
  mistakes: Readonly<Record<string, string>>,
  cells: Readonly<Record<string, string>>,
): Record<string, string> {
  const named = Object.entries(mistakes).flatMap(([field, mistake]) => {
    if (field !== 'facts') return [[field.replace(/^facts\./, ''), mistake]];
    const filled = Object.keys(cells).filter((column) => isAnimalFact(column) && cells[column]?.trim());
    return filled.map((column) => [column, mistake]);
  });
  return Object.fromEntries(named);
}
