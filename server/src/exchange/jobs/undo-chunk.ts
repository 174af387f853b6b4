import type { ClientSession } from 'mongoose';
import { askedForText } from '../../../../domain/adoption/leaving-animal.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import type { PetEditingService, PetEdits } from '../../catalogue/pet-editing.service.ts';
import { type CheckedChanges, changeOf } from '../../catalogue/pet-edits.ts';
import { askedAnimals } from '../../orders/pet-orders/asked-animals.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { ImportChunkRecord, NotUndone, WrittenEdit } from './import-chunk.entity.ts';
import type { ItemImportRecord } from './item-import.entity.ts';

interface UndoPlan {
  readonly changed: PetEdits['changed'][0][];
  readonly removed: PetRecord[];
  readonly notUndone: NotUndone[];
}

/**
 * Takes back what a chunk did, as far as nobody changed it since.
 *
 * @returns how many items are as they were, and what stays with the reason
 */
export async function undoChunk(
  job: ItemImportRecord,
  { edits = [] }: Pick<ImportChunkRecord, 'edits'>,
  editing: PetEditingService,
  session: ClientSession,
): Promise<{ undone: number; notUndone: NotUndone[] }> {
  const found = await PetModel.find({ _id: { $in: edits.map(({ id }) => id) } })
    .session(session)
    .lean<PetRecord[]>();
  const byId = new Map(found.map((record) => [String(record._id), record]));
  const plan: UndoPlan = { changed: [], removed: [], notUndone: [] };
  const asked = await askedAnimals(
    found.map(({ _id }) => _id),
    session,
  );
  for (const edit of edits) planUndo(edit, byId.get(String(edit.id)), plan, asked);
  const { changed, removed, notUndone } = plan;
  const note = `Import of ${job.name}, undone`;
  if (changed.length > 0)
    await editing.writeAll({ added: [], changed }, job.by, session, { reason: 'imported', note });
  if (removed.length > 0) await editing.removeAll(removed, job.by, session);
  const kept = new Set(notUndone.map(({ id }) => String(id)));
  return { undone: edits.filter(({ id }) => !kept.has(String(id))).length, notUndone };
}

function planUndo(
  edit: WrittenEdit,
  now: PetRecord | undefined,
  plan: UndoPlan,
  asked: ReadonlySet<string>,
): void {
  const { id, petname } = edit;
  if (!now) plan.notUndone.push({ id, petname, reason: 'It was deleted since' });
  else if (edit.isNew) {
    const reason = whyItStays(edit, now);
    if (reason) plan.notUndone.push({ id, petname, reason });
    else plan.removed.push(now);
  } else if ('category' in edit.fields && asked.has(String(id))) {
    plan.notUndone.push({ id, petname, reason: askedForText });
  } else planChangeBack(edit, now, plan);
}

function whyItStays(edit: WrittenEdit, now: PetRecord): string | undefined {
  if ((now.timesOrdered ?? 0) > 0) return 'It was ordered since: retire it instead';
  const since = changedSince(edit, now, true);
  return since.length > 0 ? `${since.join(', ')} changed since` : undefined;
}

/** Fields that say something else than what the import made of them. */
function changedSince({ fields }: WrittenEdit, now: PetRecord, withStock: boolean): string[] {
  return Object.entries(fields).flatMap(([name, [, after]]) => {
    const isCounted = name === 'stock' && !withStock;
    return isCounted || (stored(now, name) ?? null) === after ? [] : [name];
  });
}

function stored(item: PetRecord, name: string): unknown {
  return (item as unknown as Readonly<Record<string, unknown>>)[name];
}

function planChangeBack(edit: WrittenEdit, now: PetRecord, plan: UndoPlan): void {
  const { id, petname } = edit;
  const since = new Set(changedSince(edit, now, false));
  const changes: Record<string, unknown> = {};
  for (const [name, [before, after]] of Object.entries(edit.fields)) {
    if (since.has(name)) continue;
    if (name !== 'stock') changes[name] = before ?? undefined;
    else {
      // What was sold since stays sold.
      const stock = Number(now.stock ?? 0) - (Number(after ?? 0) - Number(before ?? 0));
      if (stock >= 0) changes[name] = stock;
      else since.add(name);
    }
  }
  if (since.size > 0) plan.notUndone.push({ id, petname, reason: `${[...since].join(', ')} changed since` });
  if (Object.keys(changes).length === 0) return;
  try {
    plan.changed.push({ before: now, update: changeOf(now, changes as CheckedChanges) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    plan.notUndone.push({ id, petname, reason: error.message });
  }
}
