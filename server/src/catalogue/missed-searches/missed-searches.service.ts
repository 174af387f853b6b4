import { DAY_MS } from '../../../../domain/durations.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { PetList, PetPage } from '../search/catalogue-search.ts';
import type { SearchMiss } from '../search/reading/search-miss.ts';
import { keptWords } from './kept-words.ts';
import { MissedSearch, MissedSearchModel } from './missed-search.entity.ts';
import { WriteBudget } from './write-budget.ts';

/** Most that are shown, and most that are kept: those that were searched for most often. */
const MAX_LISTED = 100;
const MAX_KEPT = 500;

/** How many go at once where there are too many. */
const MAX_REMOVED = 50;

/** What people searched for in the whole shop and did not find, counted and without persons. */
export class MissedSearchesService {
  private readonly budget = new WriteBudget();

  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly log: Pick<Logger, 'info'>,
  ) {}

  /** Counts a search that found less than it asked for. Nobody waits for it, and no search fails with it. */
  note({ search, where }: Pick<PetList, 'search' | 'where'>, { miss }: Pick<PetPage, 'miss'>): void {
    const isNarrowed = Object.values(where ?? {}).some((value) => value != null);
    const words = search && miss && !isNarrowed ? keptWords(search) : null;
    if (!words || !miss || !this.budget.take(performance.now())) return;
    count(words, miss).catch((err: unknown) => this.log.info({ err }, 'a search was not counted'));
  }

  /** Those that were searched for most often first. A search that is just being written is not there yet: it could not be dismissed. */
  async list(): Promise<MissedSearch[]> {
    const records = await MissedSearchModel.find({ isDismissed: { $ne: true } })
      .sort({ count: -1, lastAt: -1 })
      .limit(MAX_LISTED)
      .readConcern('majority')
      .lean<MissedSearch[]>();
    return records.map(toMissedSearch);
  }

  /** Shows it no more. @throws DomainError NOT_FOUND for one that is not shown */
  dismiss(words: string, actor: Actor): Promise<MissedSearch> {
    if (keptWords(words) !== words) throw notFound('Search');
    return this.db.transaction(async (session) => {
      const open = { _id: words, isDismissed: { $ne: true } };
      const record = await MissedSearchModel.findOneAndUpdate(open, { isDismissed: true }, { session }).lean<
        MissedSearch | undefined
      >();
      if (!record) throw notFound('Search');
      const changes = changesBetween(record, { ...record, isDismissed: true }, ['isDismissed']);
      const subject = { subject: 'synonym', subjectId: words, subjectName: words } as const;
      await this.audit.record({ actor, action: 'dismiss_missed_search', ...subject, changes }, session);
      return toMissedSearch(record);
    });
  }
}

async function count(words: string, reason: SearchMiss): Promise<void> {
  // Its noon: the same day wherever the shop is.
  const lastAt = new Date((Math.floor(databaseClock.now().getTime() / DAY_MS) + 0.5) * DAY_MS);
  const { upsertedCount } = await MissedSearchModel.updateOne(
    { _id: words },
    { $inc: { count: 1 }, $set: { reason, lastAt } },
    { upsert: true },
  );
  if (upsertedCount > 0 && (await MissedSearchModel.estimatedDocumentCount()) > MAX_KEPT)
    await removeRarest();
}

/** However much nonsense is searched for, what is searched for again and again stays. */
async function removeRarest(): Promise<void> {
  const rarest = await MissedSearchModel.find({}, { _id: 1 })
    .sort({ count: 1, lastAt: 1 })
    .limit(MAX_REMOVED)
    .lean<{ _id: string }[]>();
  await MissedSearchModel.deleteMany({ _id: { $in: rarest.map(({ _id }) => _id) } });
}

function toMissedSearch(record: MissedSearch): MissedSearch {
  return Object.assign(new MissedSearch(), record);
}
