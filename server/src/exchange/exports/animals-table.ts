import {
  type FileColumn,
  type FileRow,
  fileColumns,
  fileRows,
} from '../../../../domain/animal-files/file-columns.ts';
import type { CsvCell } from '../../../../domain/csv/csv-row.ts';
import { AnimalFileModel, type AnimalFileRecord } from '../../catalogue/animal-files/animal-file.entity.ts';
import { wholeFile } from '../../catalogue/animal-files/file-records.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { streamRecords } from '../../database/stream-records.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { type ExportPeriod, timesIn } from './export-period.ts';
import type { ExportTable } from './export-table.ts';

interface AnimalRow {
  readonly pet: PetRecord;
  readonly row: FileRow;
}

/** The files of the animals that came into the catalogue in a period, the newest first, with a row for each entry and weight. */
export const animalsTable = {
  name: 'animals',
  permission: 'editCatalogue',
  figures: ['careCost'],
  columns: {
    _id: ({ pet }) => textOf(pet._id),
    petname: ({ pet }) => textOf(pet.petname),
    ...fileCells(),
  },
  records: readFiles,
} satisfies ExportTable<AnimalRow>;

type Cell = (animal: AnimalRow) => CsvCell;

function fileCells(): Record<FileColumn, Cell> {
  const cells = Object.entries<(row: FileRow) => CsvCell>(fileColumns).map(
    ([name, cellOf]): [string, Cell] => [name, ({ row }) => cellOf(row)],
  );
  return Object.fromEntries(cells) as Record<FileColumn, Cell>;
}

async function* readFiles(period: ExportPeriod): AsyncGenerator<AnimalRow> {
  const times = timesIn(period);
  const animals = PetModel.find({ category: 'pets', ...(times && { createdAt: times }) }, { petname: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<PetRecord[]>();
  for await (const pet of streamRecords<PetRecord>(animals)) {
    const record = await AnimalFileModel.findById(pet._id).lean<AnimalFileRecord>();
    for (const row of fileRows(wholeFile(pet._id, record))) yield { pet, row };
  }
}
