import type { ClientSession } from 'mongoose';
import { databaseClock } from '../database/database-clock.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { entityOf, type Persisted } from '../database/model-of.ts';
import { type Actor, currentRequest } from '../platform/request-scope.ts';
import {
  type AuditAction,
  type AuditChange,
  AuditRecord,
  AuditRecordModel,
  type AuditSubject,
} from './audit-record.entity.ts';

type AuditEntity = Persisted<AuditRecord>;

/** Something that an admin did. */
export interface AuditEntry {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** The item's name or the account's e-mail address; nothing else that tells who a customer is. */
  readonly subjectName: string;
  readonly changes: readonly AuditChange[];
}

/** Which records to list. Conditions that are left out do not matter; the others must all hold. */
export interface AuditFilter {
  readonly action?: AuditAction | null;
  readonly actor?: string | null;
  readonly subject?: AuditSubject | null;
  readonly subjectId?: string | null;
  /** Earliest time that counts. */
  readonly since?: Date | null;
  /** Earliest time that no longer counts. */
  readonly until?: Date | null;
}

/** Whoever can run commands where the shop runs. */
export const commandLine: Actor = { email: 'command line', name: 'Command line' };

const newestFirst: Order = { field: 'at', direction: -1 };
/** Longest answer of the database to a page, in milliseconds: a filter of two years of records is no reason to hang. */
const QUERY_TIMEOUT_MS = 5000;

/** Who did what: written with each change that an admin makes, and never touched again. */
export class AuditService {
  /**
   * Notes what an admin does, in the transaction that does it: both are there or neither. What
   * changes nothing is not noted.
   */
  record(entry: AuditEntry, session: ClientSession): Promise<void> {
    return this.recordAll([entry], session);
  }

  /** The same for several at once. */
  async recordAll(entries: readonly AuditEntry[], session: ClientSession): Promise<void> {
    const records = entries.filter(({ changes }) => changes.length > 0).map(recordOf);
    if (records.length === 0) return;
    if (records.length === 1) await AuditRecordModel.insertMany(records, { session });
    // Straight to the driver: making a document of each change of many items would hold up everybody else.
    else await AuditRecordModel.collection.insertMany(records as never[], { session });
  }

  /** A page of the records, newest first. */
  list(filter: AuditFilter, page: PageRequest): LazyConnection<AuditRecord> {
    const listing = {
      model: AuditRecordModel,
      order: newestFirst,
      toNode: toAuditRecord,
      maxTime: QUERY_TIMEOUT_MS,
    };
    return paginate(listing, conditionOf(filter), page);
  }

  /** What was done to some records, in no order. */
  async ofSubjects(subjectIds: readonly string[], actions: readonly AuditAction[]): Promise<AuditRecord[]> {
    const records = await AuditRecordModel.find({ subjectId: { $in: subjectIds }, action: { $in: actions } })
      .maxTimeMS(QUERY_TIMEOUT_MS)
      .lean<AuditEntity[]>();
    return records.map(toAuditRecord);
  }
}

function recordOf({ actor, changes, ...what }: AuditEntry) {
  const requestId = currentRequest()?.requestId;
  return {
    ...what,
    at: databaseClock.now(),
    actor: actor.email,
    actorName: actor.name,
    ...(actor.uid && { actorUid: actor.uid }),
    changes: [...changes],
    ...(requestId && { requestId }),
  };
}

function conditionOf({ action, actor, subject, subjectId, since, until }: AuditFilter) {
  return {
    ...(action && { action }),
    ...(subject && { subject }),
    ...(subjectId && { subjectId }),
    ...(actor && { actor: actor.trim().toLowerCase() }),
    ...((since || until) && { at: { ...(since && { $gte: since }), ...(until && { $lt: until }) } }),
  };
}

function toAuditRecord(record: AuditEntity): AuditRecord {
  return entityOf(AuditRecord, record);
}
