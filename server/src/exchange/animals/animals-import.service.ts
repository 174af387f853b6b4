import { type ClientSession, Types } from 'mongoose';
import type { RowCells } from '../../../../domain/animal-files/file-columns.ts';
import { MAX_MB_AT_ONCE, MAX_ROWS_AT_ONCE } from '../../../../domain/goods-in/import-sizes.ts';
import { AnimalFileModel, type AnimalFileRecord } from '../../catalogue/animal-files/animal-file.entity.ts';
import type { AnimalFilesService } from '../../catalogue/animal-files/animal-files.service.ts';
import { wholeFile } from '../../catalogue/animal-files/file-records.ts';
import { maySee } from '../../catalogue/pet/goods-in.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { nameKeyOf } from '../../catalogue/search/listing-fields.ts';
import type { Database } from '../../database/database.ts';
import { isObjectId } from '../../database/object-id.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { animalsTable } from '../exports/animals-table.ts';
import { countRows, readFileText } from '../imports/file-text.ts';
import { fingerprintOf, type ImportReport, refusedImport } from '../imports/import-report.ts';
import { type AnimalsFile, readAnimalsFile } from './animals-file.ts';
import { type AnimalsOfShop, type AnimalsPlan, animalsPlan } from './animals-plan.ts';

const tooLarge = new DomainError(
  'PAYLOAD_TOO_LARGE',
  `At most ${MAX_ROWS_AT_ONCE.toLocaleString('en-US')} rows and ${MAX_MB_AT_ONCE} MB in a file of animals: import it in parts`,
);

/** How whoever sends a file wants it. */
interface AnimalsWish {
  readonly isDryRun: boolean;
  /** Of the report that was looked at before; without it, whatever the file does now is meant. */
  readonly fingerprint?: string | undefined;
}

/** Files of the animals of the shop, taken as a whole or not at all: the shop's own, and those of asm3. */
export class AnimalsImportService {
  /** @param today by the shop's calendar */
  constructor(
    private readonly db: Database,
    private readonly files: Pick<AnimalFilesService, 'writeAll'>,
    private readonly today: () => string,
  ) {}

  /** @throws DomainError PAYLOAD_TOO_LARGE, BAD_USER_INPUT, CONFLICT when the file would do something else by now */
  async take(bytes: Uint8Array, { isDryRun, fingerprint }: AnimalsWish, actor: Actor): Promise<ImportReport> {
    const text = await readFileText(bytes);
    if (bytes.length > MAX_MB_AT_ONCE * 1024 * 1024 || (await countRows(text)) > MAX_ROWS_AT_ONCE)
      throw tooLarge;
    const file = readAnimalsFile(text, columnsFor(actor));
    return this.db.transaction(async (session) => {
      const plan = animalsPlan(file, await readAnimals(file, session), this.today());
      const report = reportOf(plan);
      if (isDryRun) return { dryRun: true, imported: false, ...report };
      const refused = refusedImport(report, fingerprint, 'Animals');
      if (refused) return refused;
      await this.files.writeAll(plan.changes, actor, session);
      return { dryRun: false, imported: true, ...report };
    });
  }
}

/** The columns that somebody may have in a file. */
function columnsFor(actor: Pick<Actor, 'role'>): string[] {
  const { columns, figures } = animalsTable;
  const guarded: readonly string[] = maySee(actor, 'seeFigures') ? [] : figures;
  return Object.keys(columns).filter((heading) => !guarded.includes(heading));
}

function reportOf({ changes: _changes, ...report }: AnimalsPlan) {
  return { ...report, fingerprint: fingerprintOf(report.created, report.changed) };
}

/** What the shop has of what rows are about: by their ids, or by chip and name where another system wrote them. */
async function readAnimals({ system, rows }: AnimalsFile, session: ClientSession): Promise<AnimalsOfShop> {
  const chips = system === 'asm3' ? rows.flatMap(({ cells }) => chipIn(cells) || []) : [];
  const byChip = new Map(
    (
      await AnimalFileModel.find({ chipNumber: { $in: chips } }, { chipNumber: 1 })
        .session(session)
        .lean<AnimalFileRecord[]>()
    ).map((file) => [file.chipNumber, String(file._id)]),
  );
  const ids = [
    ...rows.flatMap(({ cells }) => (isObjectId(cells._id) ? [cells._id] : [])),
    ...byChip.values(),
  ];
  const names = system === 'asm3' ? rows.map(({ cells }) => nameKeyIn(cells)) : [];
  const pets = await PetModel.find({
    category: 'pets',
    $or: [
      { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
      { nameKey: { $in: names }, availability: { $ne: 'retired' } },
    ],
  })
    .session(session)
    .lean<PetRecord[]>();
  const files = await AnimalFileModel.find({ _id: { $in: pets.map(({ _id }) => _id) } })
    .session(session)
    .lean<AnimalFileRecord[]>();
  const petById = new Map(pets.map((pet) => [String(pet._id), pet]));
  const fileById = new Map(files.map((file) => [String(file._id), file]));
  const byName = Map.groupBy(pets, (pet) => nameKeyOf(pet));
  return {
    find: (cells, from) => {
      if (from === 'own') return petById.get(cells._id?.toLowerCase() ?? '');
      const chipped = petById.get(byChip.get(chipIn(cells)) ?? '');
      const namesakes = byName.get(nameKeyIn(cells)) ?? [];
      return chipped ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    },
    fileOf: ({ _id }) => wholeFile(_id, fileById.get(String(_id)) ?? null),
  };
}

function chipIn({ chipNumber = '' }: RowCells): string {
  return chipNumber.replace(/[\s.-]/g, '').toUpperCase();
}

function nameKeyIn({ petname = '' }: RowCells): string {
  return nameKeyOf({ petname: petname.trim() });
}
