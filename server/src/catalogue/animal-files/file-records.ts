import type { ClientSession, Types } from 'mongoose';
import { nextCareOn } from '../../../../domain/animal-files/care-due.ts';
import { AnimalFileModel, type AnimalFileRecord } from './animal-file.entity.ts';

type AnimalId = Types.ObjectId;

/** The file of an animal as it is kept; one of which nobody has said anything is empty. */
export async function readFile(_id: AnimalId, session: ClientSession): Promise<AnimalFileRecord> {
  const record = await AnimalFileModel.findById(_id).session(session).lean<AnimalFileRecord>();
  return wholeFile(_id, record);
}

/** What every file has, should it have come without it. */
export function wholeFile(_id: AnimalId, record: Partial<AnimalFileRecord> | null): AnimalFileRecord {
  const { medical = [], weights = [] }: Partial<AnimalFileRecord> = record ?? {};
  return { ...record, _id, medical, weights };
}

/** Writes a file, with the day on which something is due next: nothing is of an animal that has a new home. */
export async function writeFile(file: AnimalFileRecord, session: ClientSession): Promise<void> {
  const { dueOn: _dueOn, ...said } = file;
  const dueOn = file.leftOn ? undefined : nextCareOn(file.medical);
  const after = { ...withoutGaps(said), ...(dueOn && { dueOn }) };
  await AnimalFileModel.replaceOne({ _id: file._id }, after as AnimalFileRecord, { session, upsert: true });
}

/** Notes that an animal went to its new home, or came back. @param leftOn the day; none where it came back */
export async function moveFile(
  _id: AnimalId,
  leftOn: string | undefined,
  session: ClientSession,
): Promise<void> {
  if (!(await AnimalFileModel.exists({ _id }).session(session))) return;
  const { leftOn: _before, ...file } = await readFile(_id, session);
  await writeFile({ ...file, ...(leftOn && { leftOn }) }, session);
}

/** Deletes files of animals that left for good. @returns that of one, for whoever may take it back */
export async function takeFile(_id: AnimalId, session: ClientSession): Promise<AnimalFileRecord | null> {
  return AnimalFileModel.findOneAndDelete({ _id }, { session }).lean<AnimalFileRecord>();
}

export async function removeFiles(ids: readonly AnimalId[], session: ClientSession): Promise<void> {
  await AnimalFileModel.deleteMany({ _id: { $in: [...ids] } }, { session });
}

/** Puts a file back as it was, word for word. */
export async function restoreFile(file: AnimalFileRecord, session: ClientSession): Promise<void> {
  await AnimalFileModel.collection.replaceOne({ _id: file._id }, file, { session, upsert: true });
}

/** Without what is not there: the database would have it as null. */
function withoutGaps<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, inner(value)])) as T;
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? withoutGaps(value) : value;
}
