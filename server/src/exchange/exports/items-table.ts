import {
  type AnimalFactName,
  animalFactNames,
  animalFactRows,
} from '../../../../domain/catalogue/animal-facts.ts';
import {
  guardedFields,
  type ItemField,
  type ItemFieldName,
  itemFieldNames,
  itemFields,
} from '../../../../domain/catalogue/item-fields.ts';
import type { CsvCell } from '../../../../domain/csv/csv-row.ts';
import { type Pet, PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { Persisted } from '../../database/model-of.ts';
import { streamRecords } from '../../database/stream-records.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { type ExportPeriod, timesIn } from './export-period.ts';
import type { ExportTable } from './export-table.ts';
import { dollarsCell, momentCell, numberCell } from './stored-cells.ts';

type Item = Persisted<Pet>;

/** How a field is written, by what it is. */
const writers = {
  ...{ choice: textOf, word: textOf, text: textOf, longText: textOf, listed: textOf },
  ...{ dollars: dollarsCell, pieces: numberCell, amount: numberCell },
  flag: (stored: unknown) => (stored === true ? 'true' : ''),
} as const satisfies Record<ItemField['is'], (stored: unknown) => CsvCell>;

/** How a fact of an animal is written. What is not known has an empty cell. */
const factWriters = {
  ...{ day: textOf, known: textOf, level: textOf, text: textOf },
  ...{ kilograms: numberCell, hours: numberCell, flag: writers.flag },
} as const satisfies Record<(typeof animalFactRows)[AnimalFactName]['is'], (stored: unknown) => CsvCell>;

/** All items that came into the shop in a period, the newest first, under the names that the API has for their fields. */
export const itemsTable = {
  name: 'items',
  permission: 'editCatalogue',
  figures: guardedFields,
  columns: {
    _id: ({ _id }) => textOf(_id),
    ...cellsOf('petname', 'petprice', 'category', 'type', 'gender', 'age', 'color', 'clan'),
    ...cellsOf('kind', 'species', 'size', 'brand', 'stock'),
    availability: ({ availability }) => textOf(availability),
    createdAt: ({ createdAt }, timeZone) => momentCell(createdAt, timeZone),
    ...cellsOf('short', 'details', 'shelf'),
    // Stays as it is while the stock beside it is changed: an import then knows by how much.
    stockWas: ({ stock }) => numberCell(stock),
    // Columns stay where they are: those of newer fields stand behind them.
    ...cellsOf(...itemFieldNames),
    ...factCells(),
  },
  records: readItems,
} satisfies ExportTable<Item>;

type Cell = (item: Item) => CsvCell;

function cellsOf<Name extends ItemFieldName>(...names: readonly Name[]): Record<Name, Cell> {
  return Object.fromEntries(names.map((name) => [name, cellOf(name)])) as Record<Name, Cell>;
}

function cellOf(name: ItemFieldName): Cell {
  const write = writers[itemFields[name].is];
  return (item) => write(item[name]);
}

function factCells(): Record<AnimalFactName, Cell> {
  const cells = animalFactNames.map((name): [AnimalFactName, Cell] => {
    const write = factWriters[animalFactRows[name].is];
    return [name, (item) => write(item[name])];
  });
  return Object.fromEntries(cells) as Record<AnimalFactName, Cell>;
}

function readItems(period: ExportPeriod): AsyncGenerator<Item> {
  const times = timesIn(period);
  const query = PetModel.find(times ? { createdAt: times } : {}, { searchWords: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Item[]>();
  return streamRecords<Item>(query);
}
