import { maySee } from '../../catalogue/pet/goods-in.ts';
import type { PetEditingService } from '../../catalogue/pet-editing.service.ts';
import type { Database } from '../../database/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { itemsTable } from '../exports/items-table.ts';
import { type ImportPlan, planOf } from './import-plan.ts';
import { fingerprintOf, type ImportReport, refusalOf } from './import-report.ts';
import { readItemsFile } from './items-file.ts';
import { readItems } from './items-of-shop.ts';

/** Files of items on their way into the shop: looked at first, and then taken as a whole or not at all. */
export class ImportsService {
  constructor(
    private readonly db: Database,
    private readonly petEditing: PetEditingService,
  ) {}

  /**
   * What a file would change, without changing it.
   *
   * @param setsStock whether stock in a file that does not say what it was is the stock from now on
   * @throws DomainError PAYLOAD_TOO_LARGE for more than one import does
   */
  async look(text: string, setsStock: boolean, actor: Actor): Promise<ImportReport> {
    const file = await readItemsFile(text, columnsFor(actor));
    const plan = await planOf(file, await readItems(file.rows), setsStock);
    return { dryRun: true, imported: false, ...reportOf(plan, file) };
  }

  /**
   * Changes and adds all items of a file, in one transaction; nothing where a row of it is bad.
   *
   * @param fingerprint of the report that was looked at before; without it, whatever the file does now is meant
   * @throws DomainError PAYLOAD_TOO_LARGE, CONFLICT when the file would do something else by now
   */
  async import(text: string, setsStock: boolean, actor: Actor, fingerprint?: string): Promise<ImportReport> {
    const file = await readItemsFile(text, columnsFor(actor));
    return this.db.transaction(async (session) => {
      const plan = await planOf(file, await readItems(file.rows, session), setsStock);
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

/** The columns that somebody may have in a file. */
export function columnsFor(actor: Pick<Actor, 'role'>): string[] {
  const { columns, figures } = itemsTable;
  const guarded: readonly string[] = maySee(actor, 'seeFigures') ? [] : figures;
  return Object.keys(columns).filter((heading) => !guarded.includes(heading));
}

function reportOf(plan: ImportPlan, file: Pick<ImportPlan, 'badRows'>) {
  const { created, changed, unchanged, kept } = plan;
  const badRows = [...file.badRows, ...plan.badRows].sort((a, b) => a.line - b.line);
  return { created, changed, unchanged, kept, badRows, fingerprint: fingerprintOf(created, changed) };
}
