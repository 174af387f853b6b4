import type { ClientSession } from 'mongoose';
import type { PetType } from '../../../../domain/catalogue/pet-options.ts';
import { listKey, listValueRules, ShopList } from '../../../../domain/shop-lists/shop-lists.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import type { PetEditingService } from '../pet-editing.service.ts';
import { changeOf, checkChanges } from '../pet-edits.ts';
import { type ListValue, ListValueModel, type ListValueRecord, toListValue } from './list-value.entity.ts';

/** Values of one list, and items that one renaming changes: as many as one transaction writes. */
const MAX_VALUES = 1000;
const MAX_RENAMED_ITEMS = 1000;

/** Longest look at the items of a value, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;

/** A server of another version may add values to lists by other names. */
const ofKnownLists = { list: { $in: Object.values(ShopList) } };

interface ListValueInput {
  readonly value: string;
  readonly type?: PetType | null;
}

/** The owner's own lists: brands, suppliers, shelves, breeds and colours. */
export class ShopListsService {
  constructor(
    private readonly db: Database,
    private readonly petEditing: Pick<PetEditingService, 'writeAll'>,
    private readonly audit: AuditService,
  ) {}

  /** All values, list by list, by their names. */
  async list(): Promise<ListValue[]> {
    const records = await ListValueModel.find(ofKnownLists)
      .sort({ list: 1, key: 1 })
      .lean<ListValueRecord[]>();
    return records.map(toListValue);
  }

  /** @throws DomainError BAD_USER_INPUT naming every bad field; CONFLICT for one that is there, or one too many */
  async add(list: ShopList, input: ListValueInput, actor: Actor): Promise<ListValue> {
    const { value, type } = checkInput(listValueRules(list), input);
    return this.write(value, async (session) => {
      if ((await ListValueModel.countDocuments({ list }, { session })) >= MAX_VALUES)
        throw new DomainError('CONFLICT', `A list has at most ${MAX_VALUES} values`);
      const made = { list, value, key: listKey(value), ...(type && { type }) };
      const [created] = await ListValueModel.create([made], { session });
      const record = created?.toObject() as unknown as ListValueRecord;
      await this.note(record, null, value, actor, session);
      return record;
    });
  }

  /**
   * Renames a value, and all items that have it.
   *
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT, CONFLICT for a name that is there, PAYLOAD_TOO_LARGE for too many items
   */
  async rename(id: string, to: string, actor: Actor): Promise<ListValue> {
    const _id = toObjectId(id, 'Value');
    return this.write(to, async (session) => {
      const before = await ListValueModel.findById(_id).session(session).lean<ListValueRecord>();
      if (!before) throw notFound('Value');
      const { value } = checkInput(listValueRules(before.list), { value: to });
      const renamed = { value, key: listKey(value) };
      await ListValueModel.updateOne({ _id }, { $set: renamed }, { session });
      await this.renameItems(before, value, actor, session);
      await this.note(before, before.value, value, actor, session);
      return { ...before, ...renamed };
    });
  }

  /** @throws DomainError NOT_FOUND; CONFLICT where items have it, which says how many */
  async remove(id: string, actor: Actor): Promise<ListValue> {
    const _id = toObjectId(id, 'Value');
    return this.write('', async (session) => {
      const record = await ListValueModel.findOneAndDelete({ _id }, { session }).lean<ListValueRecord>();
      if (!record) throw notFound('Value');
      const used = await PetModel.countDocuments(usersOf(record), { session, maxTimeMS: QUERY_TIMEOUT_MS });
      if (used > 0) {
        const items = used === 1 ? 'One item has' : `${used} items have`;
        throw new DomainError('CONFLICT', `${items} “${record.value}”: rename it, or change them first`);
      }
      await this.note(record, record.value, null, actor, session);
      return record;
    });
  }

  private async renameItems(
    before: ListValueRecord,
    value: string,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const items = await PetModel.find(usersOf(before))
      .limit(MAX_RENAMED_ITEMS + 1)
      .maxTimeMS(QUERY_TIMEOUT_MS)
      .session(session)
      .lean<PetRecord[]>();
    if (items.length > MAX_RENAMED_ITEMS)
      throw new DomainError(
        'PAYLOAD_TOO_LARGE',
        `More than ${MAX_RENAMED_ITEMS} items have “${before.value}”`,
      );
    const changes = checkChanges({ [before.list]: value });
    const changed = items.map((item) => ({ before: item, update: changeOf(item, changes) }));
    await this.petEditing.writeAll({ added: [], changed }, actor, session, { reason: 'counted' });
  }

  private async write(
    value: string,
    body: (session: ClientSession) => Promise<ListValueRecord>,
  ): Promise<ListValue> {
    try {
      return toListValue(await this.db.transaction(body));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CONFLICT', `The list has “${value.trim()}” already`);
    }
  }

  private note(
    { _id, list }: ListValueRecord,
    before: string | null,
    after: string | null,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const about = {
      subject: 'shop_list',
      subjectId: String(_id),
      subjectName: after ?? before ?? '',
    } as const;
    const changes = [{ field: list, before, after }];
    return this.audit.record({ actor, action: 'update_shop_list', ...about, changes }, session);
  }
}

/** The items that have a value; none of a field that items do not have. */
function usersOf({ list, value }: ListValueRecord): Record<string, unknown> {
  return list in PetModel.schema.paths ? { [list]: value } : { _id: null };
}
