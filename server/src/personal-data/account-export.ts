import mongoose from 'mongoose';
import { databaseClock } from '../database/database-clock.ts';
import { STREAM_BATCH_SIZE } from '../database/stream-records.ts';
import type { UserRecord } from '../users/user.entity.ts';
import { type AccountRecords, accountRecords, accountRow } from './account-records.ts';
import { type AccountTraces, tracesOf } from './account-traces.ts';

/**
 * All that the shop holds of an account as one JSON document, a section a collection, made as it is read. Of the account
 * itself there is one record, with those that were merged into it beside it.
 */
export async function* accountExport(account: Pick<UserRecord, '_id' | 'uid'>): AsyncGenerator<string> {
  const traces = await tracesOf(account);
  yield `{\n  "takenAt": ${JSON.stringify(databaseClock.now())}`;
  yield `,\n  "account": ${await ownRecord(accountRow, traces)}`;
  for (const row of accountRecords) yield* section(row, traces);
  yield '\n}\n';
}

async function* section(row: AccountRecords, traces: AccountTraces): AsyncGenerator<string> {
  let count = 0;
  yield `,\n  ${JSON.stringify(row.section)}: [`;
  for await (const record of recordsOf(row, traces)) {
    const told = await row.alsoTold?.(record);
    yield `${count++ > 0 ? ',' : ''}\n    ${asText({ ...record, ...told }, row)}`;
  }
  yield count > 0 ? '\n  ]' : ']';
}

/** The account itself is one record, and no list. */
async function ownRecord(row: AccountRecords, traces: AccountTraces): Promise<string> {
  const own = await mongoose.connection.collection(row.collection).findOne({ _id: traces._id });
  return asText(own ?? {}, row);
}

function asText(record: object, row: AccountRecords): string {
  return JSON.stringify(shown(record, row), null, 2).replaceAll('\n', '\n    ');
}

function recordsOf({ collection, ofAccount }: AccountRecords, traces: AccountTraces) {
  const stored = mongoose.connection.collection(collection);
  return stored.find(ofAccount(traces), { batchSize: STREAM_BATCH_SIZE });
}

/** A record without what is hidden of it. Pictures stand as base64, ids and times as text. */
function shown(record: object, { hidden = [] }: AccountRecords): object {
  const left = hidden.reduce<unknown>((value, path) => without(value, path.split('.')), record);
  return Object.fromEntries(Object.entries(left as object).map(([name, value]) => [name, readable(value)]));
}

/** A value without one of its fields, by its path: in a list, of each of its values. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const { [name]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) };
}

function readable(value: unknown): unknown {
  if (value instanceof mongoose.mongo.Binary) return value.toString('base64');
  return value;
}
