import { shopDay } from '../../../../domain/repeats/plan-dates.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import { type PeriodQuery, periodOf, periodQuery } from './export-period.ts';
import { csvFile, type ExportTable, tableFor } from './export-table.ts';

/** A file that is made as it is read. */
interface ExportFile {
  /** Says what is in it and when it was taken. */
  readonly name: string;
  readonly pieces: AsyncGenerator<string>;
}

/** Tables of the shop as files, by days of its calendar. Who takes one is noted before the first of its letters goes out. */
export class ExportsService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly shop: CurrentShopSettings,
  ) {}

  /**
   * @param query what was asked for, unchecked
   * @throws DomainError BAD_USER_INPUT for a period that is none
   */
  async take<R>(table: ExportTable<R>, query: unknown, actor: User): Promise<ExportFile> {
    const asked = checkInput(periodQuery, query);
    const { timeZone } = await this.shop.get();
    const period = periodOf(asked, timeZone);
    await this.record(`${table.name}.csv`, asked, actor);
    const today = shopDay(databaseClock.now(), timeZone).date;
    const pieces = csvFile(tableFor(table, actor.role), period, timeZone);
    return { name: fileName(table.name, asked, today), pieces };
  }

  private record(file: string, { from, to }: PeriodQuery, actor: Actor): Promise<void> {
    const asked = { from: from ?? 'the beginning', to: to ?? 'now' };
    const changes = changesBetween(null, asked, ['from', 'to']);
    const what = { action: 'export_data', subject: 'export', subjectId: file, subjectName: file } as const;
    return this.db.transaction((session) => this.audit.record({ ...what, actor, changes }, session));
  }
}

/** "orders-from-2026-11-01-to-2026-11-30-taken-2026-12-01.csv" */
function fileName(table: string, { from, to }: PeriodQuery, today: string): string {
  const dayIn = (text: string) => text.slice(0, '2026-11-01'.length);
  const parts = [table, from && `from-${dayIn(from)}`, to && `to-${dayIn(to)}`, `taken-${today}`];
  return `${parts.filter(Boolean).join('-')}.csv`;
}
