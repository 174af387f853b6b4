import type { ClientSession } from 'mongoose';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetEditingService } from '../catalogue/pet-editing.service.ts';
import type { Database } from '../database/database.ts';
import { isObjectId } from '../database/object-id.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type ImportPlan, planOf } from './import-plan.ts';
import { fingerprintOf, type ImportReport, refusalOf } from './import-report.ts';
import { type ItemRow, readItemsFile } from './items-file.ts';

/** Files of items on their way into the shop: looked at first, and then taken as a whole or not at all. */
export class ImportsService {
  constructor(
    private readonly db: Database,
    private readonly petEditing: PetEditingService,
  ) {}

  /**
   * What a file would change, without changing it.
   *
   * @throws DomainError PAYLOAD_TOO_LARGE for more than one import does
   */
  async look(text: string): Promise<ImportReport> {
    const file = readItemsFile(text);
    const plan = await planOf(file.rows, await readRecords(file.rows));
    return { dryRun: true, imported: false, ...reportOf(plan, file) };
  }

  /**
   * Changes and adds all items of a file, in one transaction; nothing where a row of it is bad.
   *
   * @param fingerprint of the report that was looked at before; without it, whatever the file does now is meant
   * @throws DomainError PAYLOAD_TOO_LARGE, CONFLICT when the file would do something else by now
   */
  import(text: string, actor: Actor, fingerprint?: string): Promise<ImportReport> {
    const file = readItemsFile(text);
    return this.db.transaction(async (session) => {
      const plan = await planOf(file.rows, await readRecords(file.rows, session));
      const report = reportOf(plan, file);
      const { badRows } = report;
      if (badRows.length > 0) return { error: refusalOf(badRows), dryRun: false, imported: false, ...report };
      if (fingerprint !== undefined && fingerprint !== report.fingerprint)
        throw new DomainError('CONFLICT', 'Items have changed meanwhile: look at what the file would do now');
      await this.petEditing.writeAll(plan.edits, actor, session);
      return { dryRun: false, imported: true, ...report };
    });
  }
}

async function readRecords(
  rows: readonly ItemRow[],
  session?: ClientSession,
): Promise<(id: string) => PetRecord | undefined> {
  const ids = rows.flatMap(({ id }) => (id !== undefined && isObjectId(id) ? [id] : []));
  const found = await PetModel.find({ _id: { $in: ids } })
    .session(session ?? null)
    .lean<PetRecord[]>();
  const byId = new Map(found.map((record) => [String(record._id), record]));
  return (id) => byId.get(id);
}

function reportOf(plan: ImportPlan, file: Pick<ImportPlan, 'badRows'>) {
  const { created, changed, unchanged } = plan;
  const badRows = [...file.badRows, ...plan.badRows].sort((a, b) => a.line - b.line);
  return { created, changed, unchanged, badRows, fingerprint: fingerprintOf(created, changed) };
}
