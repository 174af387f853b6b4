import type { ClientSession, Types } from 'mongoose';
import { guardedFields, itemFields } from '../../../../domain/catalogue/item-fields.ts';
import { can, type Permission } from '../../../../domain/permissions.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { forbidden } from '../../users/viewer.ts';
import { PetModel } from './pet.entity.ts';

/** Whether somebody may see and change a field that is not for everybody who edits items. */
export function maySee({ role }: Pick<Actor, 'role'>, permission: Permission): boolean {
  return role === undefined || can(role, permission);
}

/** @throws DomainError FORBIDDEN for a change of a field that is not for them */
export function requireFieldAccess(changes: object, actor: Actor): void {
  const given = changes as Readonly<Record<string, unknown>>;
  for (const field of guardedFields) {
    const { onlyWith } = itemFields[field];
    if (field in given && !maySee(actor, onlyWith)) throw forbidden(onlyWith);
  }
}

/** @throws DomainError CONFLICT that names it, where another item has the SKU, case aside */
export async function requireFreeSku(
  { skuKey, id }: { readonly skuKey?: unknown; readonly id?: Types.ObjectId | string },
  session: ClientSession,
): Promise<void> {
  if (typeof skuKey !== 'string') return;
  const other = await PetModel.findOne({ skuKey, ...(id && { _id: { $ne: id } }) }, { petname: 1 })
    .session(session)
    .lean<{ petname?: string }>();
  if (other) throw skuConflict(other.petname ?? 'Another item');
}

/** Says of a SKU that somebody else took meanwhile what is said of one that was taken before. */
export function skuTaken(error: unknown): unknown {
  const { keyPattern } = error as { keyPattern?: object };
  const isOfSku = isDuplicateKey(error) && (!keyPattern || 'skuKey' in keyPattern);
  return isOfSku ? skuConflict('Another item') : error;
}

/** The field is named beside it, so that forms show it there. */
function skuConflict(owner: string): DomainError {
  const problem = `${owner} has it already`;
  return new DomainError('CONFLICT', `SKU: ${problem}`, { sku: problem });
}
