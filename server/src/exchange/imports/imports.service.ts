import { importWay, MAX_MB_AT_ONCE } from '../../../../domain/goods-in/import-sizes.ts';
import { maySee } from '../../catalogue/pet/goods-in.ts';
import type { PetEditingService } from '../../catalogue/pet-editing.service.ts';
import type { Database } from '../../database/database.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { itemsTable } from '../exports/items-table.ts';
import { countRows, type FileText, readFileText, tooManyRows } from './file-text.ts';
import { type ImportPlan, planOf } from './import-plan.ts';
import { fingerprintOf, type ImportReport, refusedImport } from './import-report.ts';
import { type ItemsFile, readItemsFile } from './items-file.ts';
import { areSame, readItems } from './items-of-shop.ts';

const MAX_BYTES_AT_ONCE = MAX_MB_AT_ONCE * 1024 * 1024;

const tooLarge = new DomainError(
  'PAYLOAD_TOO_LARGE',
  `The file is too large for so few rows: at most ${MAX_MB_AT_ONCE} MB`,
);

/** How whoever sends a file wants it. */
export interface ImportWish {
  /** Whether it is only looked at. */
  readonly isDryRun: boolean;
  /** Whether stock in a file that does not say what it was is the stock from now on. */
  readonly setsStock: boolean;
  /** Of the report that was looked at before; without it, whatever the file does now is meant. */
  readonly fingerprint?: string | undefined;
}

/** Imports as jobs, which take files that are too large for one transaction, and remember how others were read. */
export interface ImportJobs {
  /** @returns the id of the job */
  take(file: FileText, wish: ImportWish, actor: Actor): Promise<string>;
  /** A file of somebody else's as one with its headings was read last; null where there was none. */
  readKnown(file: FileText, actor: Actor): Promise<ItemsFile | null>;
}

/** Files of items on their way into the shop: looked at first, and then taken as a whole or not at all, unless they are large. */
export class ImportsService {
  constructor(
    private readonly db: Database,
    private readonly petEditing: PetEditingService,
    private readonly jobs: ImportJobs,
  ) {}

  /**
   * Does what a file says, or has it done in the background where it has more rows than one transaction takes.
   *
   * @throws DomainError PAYLOAD_TOO_LARGE, BAD_USER_INPUT, CONFLICT when the file would do something else by now
   */
  async take(bytes: Uint8Array, wish: ImportWish, actor: Actor): Promise<ImportReport | { job: string }> {
    const file = await readFileText(bytes);
    const way = importWay(await countRows(file));
    if (way === 'not at all') throw tooManyRows();
    if (way === 'in the background') {
      if (wish.fingerprint !== undefined)
        throw badInput({ fingerprint: 'Only of a file that is imported at once' });
      return { job: await this.jobs.take(file, wish, actor) };
    }
    const { isDryRun, setsStock, fingerprint } = wish;
    if (bytes.length > MAX_BYTES_AT_ONCE) throw tooLarge;
    return isDryRun ? this.look(file, setsStock, actor) : this.import(file, setsStock, actor, fingerprint);
  }

  /**
   * What a file would change, without changing it.
   *
   * @param setsStock whether stock in a file that does not say what it was is the stock from now on
   */
  private async look(text: FileText, setsStock: boolean, actor: Actor): Promise<ImportReport> {
    const file = await this.read(text, actor);
    const plan = await planOf(file, await readItems(file.rows), setsStock);
    return { dryRun: true, imported: false, ...reportOf(plan, file) };
  }

  /**
   * Changes and adds all items of a file, in one transaction; nothing where a row of it is bad.
   *
   * @param fingerprint of the report that was looked at before; without it, whatever the file does now is meant
   * @throws DomainError CONFLICT when the file would do something else by now
   */
  private async import(
    text: FileText,
    setsStock: boolean,
    actor: Actor,
    fingerprint?: string,
  ): Promise<ImportReport> {
    const file = await this.read(text, actor);
    // Before it, because the database gives a transaction up that takes long.
    const seen = await readItems(file.rows);
    const planned = await planOf(file, seen, setsStock);
    return this.db.transaction(async (session) => {
      const items = await readItems(file.rows, session);
      const plan = (await areSame(seen, items)) ? planned : await planOf(file, items, setsStock);
      const report = reportOf(plan, file);
      const refused = refusedImport(report, fingerprint, 'Items');
      if (refused) return refused;
      await this.petEditing.writeAll(plan.edits, actor, session);
      return { dryRun: false, imported: true, ...report };
    });
  }

  private async read(text: FileText, actor: Actor): Promise<ItemsFile> {
    return (await this.jobs.readKnown(text, actor)) ?? readItemsFile(text, columnsFor(actor));
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
