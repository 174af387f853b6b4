import mongoose, { type ClientSession } from 'mongoose';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { storedWords } from '../catalogue/search/words/stored-words.ts';
import { addWords } from '../catalogue/search/words/word-index.ts';
import { databaseClock } from '../database/database-clock.ts';
import { type Fitting, fitRecord } from '../database/fit-record.ts';
import type { Logger } from '../platform/logging.ts';
import { countStored, listItems } from './early/0004-list-items.ts';
import { models } from './validation/models.ts';
import { SetAsideRecordModel } from './validation/set-aside-record.entity.ts';
import { setValidators, validation } from './validation/validators.ts';

type StoredModel = (typeof models)[number];
type Outcome = 'repaired' | 'moved' | 'gone';

/** Keeps the kinds of all values apart, so that they are kept as they were. */
const exactly = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Records that do not fit their collections are made to fit, where nothing has to be made up for it, or taken out. Either
 * way they are kept as they were. From here on the database lets no such record in.
 */
export async function setInvalidRecordsAside(log: Logger): Promise<void> {
  await setValidators(log);
  for (const model of models) await settleAll(model, log);
  await listItems();
}

async function settleAll(model: StoredModel, log: Logger): Promise<void> {
  const counts: Record<Outcome, number> = { repaired: 0, moved: 0, gone: 0 };
  const options = { projection: { _id: 1 }, ...exactly };
  for await (const { _id } of model.collection.find(misfitFilter(model), options)) {
    counts[await settle(model, _id)] += 1;
  }
  const { repaired, moved } = counts;
  if (repaired + moved === 0) return;
  const from = model.collection.collectionName;
  log.warn({ collection: from, repaired, moved }, 'records that do not fit were set aside');
}

function misfitFilter(model: StoredModel): Record<string, unknown> {
  return { $nor: [validation(model).validator] };
}

async function settle(model: StoredModel, id: unknown): Promise<Outcome> {
  try {
    return await mongoose.connection.transaction((session) => settleOnce(model, id, session));
  } catch (error) {
    // What it was made into is there already, as an address of another account may be.
    if (!(error instanceof mongoose.mongo.MongoServerError)) throw error;
    const why = `what it was made into was refused: ${error.message}`;
    return mongoose.connection.transaction((session) => moveOnce(model, id, why, session));
  }
}

/** Reads the record in the transaction that writes it: somebody may have changed it meanwhile. */
async function settleOnce(model: StoredModel, id: unknown, session: ClientSession): Promise<Outcome> {
  const misfit = { ...withId(id), ...misfitFilter(model) };
  const record = await model.collection.findOne(misfit, { session });
  if (!record) return 'gone';
  const fitting = fitRecord(model.schema, record);
  const fields = [...Object.keys(fitting.set), ...fitting.unset, ...fitting.missing];
  const why = `does not fit: ${fields.join(', ') || '_id'}`;
  if (fields.length === 0 || fitting.missing.length > 0) return moveOnce(model, id, why, session);

  await keep(model, id, { why, isRepaired: true }, session);
  await model.collection.updateOne(withId(id), updateFor(model, fitting), { session });
  return 'repaired';
}

/** An item is listed anew by what stands in it now. */
function updateFor({ modelName }: StoredModel, { set, unset }: Fitting): object {
  const $set = { ...set, ...(modelName === PetModel.modelName && { cell: 0 }) };
  return {
    ...(Object.keys($set).length > 0 && { $set }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
  };
}

async function moveOnce(
  model: StoredModel,
  id: unknown,
  why: string,
  session: ClientSession,
): Promise<Outcome> {
  const isThere = await keep(model, id, { why, isRepaired: false }, session);
  if (!isThere) return 'gone';
  if (model.modelName === PetModel.modelName) await forgetWords(id, session);
  await model.collection.deleteOne(withId(id), { session });
  return 'moved';
}

async function forgetWords(id: unknown, session: ClientSession): Promise<void> {
  const pet = await PetModel.collection.findOne<PetRecord>(withId(id), { session });
  if (pet?.cell == null) return;
  const counts = new Map<string, number>();
  countStored(counts, storedWords(pet), -1);
  await addWords(counts, session);
}

/** @returns whether it was there */
async function keep(
  model: StoredModel,
  id: unknown,
  about: { readonly why: string; readonly isRepaired: boolean },
  session: ClientSession,
): Promise<boolean> {
  const record = await model.collection.findOne(withId(id), { session, ...exactly });
  if (!record) return false;
  const kept = { from: model.collection.collectionName, record, ...about, at: databaseClock.now() };
  await SetAsideRecordModel.collection.insertOne(kept as never, { session });
  return true;
}

/** An id may be anything by now. */
function withId(id: unknown): { _id: never } {
  return { _id: { $eq: id } as never };
}
