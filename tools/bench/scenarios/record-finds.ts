import type mongoose from 'mongoose';
import type { Shop } from '../../../server/test/harness/shop.ts';
import { type RecordedFind } from '../baseline/plan.ts';
import { type QuerySet } from '../setup/queries.ts';

/** A command as mongod's profiler writes it down. */
interface ProfileEntry {
  readonly ns: string;
  readonly nreturned?: number;
  readonly command: Record<string, unknown>;
}

export interface Recording {
  readonly finds: readonly RecordedFind[];
  /** Commands to the database that one answer took, at most. */
  readonly commandCount: number;
}

/**
 * What the shop asks MongoDB for each of its answers, so that the baseline server can ask the very same: the same filter,
 * index and fields.
 */
export async function recordFinds(shop: Shop, { document, variables }: QuerySet): Promise<Recording> {
  const finds: RecordedFind[] = [];
  let commands = 0;
  for (const values of variables) {
    const entries = await profileDatabase(shop.db, async () => {
      const { status, errors } = await shop.gql(document.text, values);
      if (status !== 200 || errors) throw new Error(`${document.name}: ${status} ${JSON.stringify(errors)}`);
    });
    const [largest] = entries.toSorted((a, b) => (b.nreturned ?? 0) - (a.nreturned ?? 0));
    if (!largest?.nreturned) throw new Error(`${document.name} was answered without the database`);
    finds.push(toFind(largest));
    commands = Math.max(commands, entries.length);
  }
  return { finds, commandCount: commands };
}

/** The reads of the catalogue while something is done. */
async function profileDatabase(db: mongoose.mongo.Db, work: () => Promise<void>): Promise<ProfileEntry[]> {
  await db.command({ profile: 0 });
  await db.dropCollection('system.profile');
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const own = { ns: `${db.databaseName}.pets`, 'command.getMore': { $exists: false } };
  return db.collection<ProfileEntry>('system.profile').find(own).toArray();
}

function toFind({ command }: ProfileEntry): RecordedFind {
  const { projection, sort, limit, hint, pipeline, filter, aggregate, find } = command;
  const options = Object.fromEntries(
    Object.entries({ projection, sort, limit, hint }).filter(([, value]) => value !== undefined),
  );
  return {
    collection: String(find ?? aggregate),
    ...(pipeline ? { pipeline: pipeline as object[] } : { filter: (filter ?? {}) as object }),
    options,
  };
}
