import { TreatmentKind } from '../care/animal-limits.ts';
import { csvDollars } from '../csv/csv-dollars.ts';
import type { CsvCell } from '../csv/csv-row.ts';
import { toCents } from '../money/money.ts';

/*
 * Files of animals as rows of a CSV file. An animal has as many rows as it has entries or weights, whichever are more, and
 * one at least; what is said of it as a whole stands on the first.
 */

/** What is kept of an animal, as far as a file has it. */
export interface FiledAnimal {
  readonly intake?: { readonly from?: string; readonly on?: string; readonly notes?: string } | undefined;
  readonly chipNumber?: string | undefined;
  readonly place?: string | undefined;
  readonly eats?: string | undefined;
  readonly notes?: string | undefined;
  readonly medical: readonly FiledMedical[];
  readonly weights: readonly { readonly on: string; readonly kg: number }[];
}

interface FiledMedical {
  readonly kind: TreatmentKind;
  readonly name: string;
  readonly on?: string | undefined;
  readonly nextOn?: string | undefined;
  readonly cost?: number | undefined;
}

/** A row of the file of an animal. */
export interface FileRow {
  /** Undefined but on the first one. */
  readonly whole: FiledAnimal | undefined;
  readonly medical: FiledMedical | undefined;
  readonly weight: FiledAnimal['weights'][number] | undefined;
}

export function fileRows(file: FiledAnimal): FileRow[] {
  const length = Math.max(1, file.medical.length, file.weights.length);
  return Array.from({ length }, (_, place) => ({
    whole: place === 0 ? file : undefined,
    medical: file.medical[place],
    weight: file.weights[place],
  }));
}

/** The columns beside those that name the animal, in the order of the file. */
export const fileColumns = {
  chipNumber: ({ whole }: FileRow) => whole?.chipNumber ?? '',
  place: ({ whole }: FileRow) => whole?.place ?? '',
  eats: ({ whole }: FileRow) => whole?.eats ?? '',
  intakeFrom: ({ whole }: FileRow) => whole?.intake?.from ?? '',
  intakeOn: ({ whole }: FileRow) => whole?.intake?.on ?? '',
  intakePapers: ({ whole }: FileRow) => whole?.intake?.notes ?? '',
  notes: ({ whole }: FileRow) => whole?.notes ?? '',
  weightOn: ({ weight }: FileRow) => weight?.on ?? '',
  weightKg: ({ weight }: FileRow): CsvCell => ({ number: weight ? String(weight.kg) : '' }),
  careKind: ({ medical }: FileRow) => medical?.kind ?? '',
  careName: ({ medical }: FileRow) => medical?.name ?? '',
  careOn: ({ medical }: FileRow) => medical?.on ?? '',
  careNextOn: ({ medical }: FileRow) => medical?.nextOn ?? '',
  careCost: ({ medical }: FileRow): CsvCell => ({
    number: medical?.cost === undefined ? '' : csvDollars(toCents(medical.cost)),
  }),
} as const satisfies Readonly<Record<string, (row: FileRow) => CsvCell>>;
export type FileColumn = keyof typeof fileColumns;

/** What a row says, by the names of our columns; what is not there says nothing. */
export type RowCells = { readonly [Name in FileColumn | '_id' | 'petname']?: string | undefined };

/** A kind by its name, whatever its case; what is none is left to the rules. */
export function careKindOf(cell: string): string {
  const name = cell.trim().toUpperCase();
  return name in TreatmentKind ? name : cell;
}
