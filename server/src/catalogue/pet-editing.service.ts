import type { ClientSession, UpdateQuery } from 'mongoose';
import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import type { ImagesService } from '../images/images.service.ts';
import { notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type Pet, PetModel } from './pet/pet.entity.ts';
import { type PetRecord, toPet } from './pet/pet-record.ts';
import { auditOf } from './pet-audit.ts';
import { changeOf, checkChanges, type NewItem, newItem } from './pet-edits.ts';
import type { PetsService } from './pets.service.ts';
import type { WriteObserver } from './search/read-your-writes.ts';
import { countWords, countWordsOfAll } from './search/words/word-index.ts';

/** Checked edits of many items. */
export interface PetEdits {
  readonly added: readonly NewItem[];
  readonly changed: readonly { readonly before: PetRecord; readonly update: UpdateQuery<PetRecord> }[];
}

/** Puts items into the shop, and changes what is said of them. */
export class PetEditingService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    private readonly writeObserver: WriteObserver,
  ) {}

  /**
   * Adds an item, with its picture where there is one. Facts that are not given are those that its texts say.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; what ImagesService.store throws
   */
  async add(input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const checked = newItem(input);
    const image = picture && (await this.images.store(picture));
    const item = { ...checked, ...(image && { image }) };
    return this.db.transaction(async (session) => {
      const [created] = await PetModel.create([item], { session });
      const record = created?.toObject() as unknown as PetRecord;
      this.writeObserver.recordWrite(record._id, session);
      await countWords([], item.searchWords, session);
      await this.audit.record(auditOf('add_pet', null, record, actor), session);
      return toPet(record);
    });
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT; what ImagesService.store throws */
  async update(id: string, input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const changes = checkChanges(input);
    const { _id } = await this.pets.get(id);
    const image = picture && (await this.images.store(picture));
    return this.db.transaction(async (session) => {
      const before = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (!before) throw notFound('Item');
      const update = changeOf(before, changes, image);
      this.writeObserver.recordWrite(before._id, session);
      const after = await PetModel.findByIdAndUpdate(_id, update, {
        session,
        returnDocument: 'after',
      }).lean<PetRecord>();
      if (!after) throw notFound('Item');
      await countWords(before.searchWords ?? [], after.searchWords ?? [], session);
      await this.audit.record(auditOf('update_pet', before, after, actor), session);
      return toPet(after);
    });
  }

  /**
   * Writes many edits in a few commands, each with its own record in the audit.
   *
   * @param session of a transaction in which the items were read; what they were meanwhile written by others ends it
   */
  async writeAll({ added, changed }: PetEdits, actor: Actor, session: ClientSession): Promise<void> {
    const created = await PetModel.insertMany([...added], { session });
    const newRecords = created.map((item) => item.toObject() as unknown as PetRecord);
    const updates = changed.map(({ before, update }) => ({
      updateOne: { filter: { _id: before._id }, update },
    }));
    if (updates.length > 0) await PetModel.bulkWrite(updates, { session });
    const ids = changed.map(({ before }) => before._id);
    const found = await PetModel.find({ _id: { $in: ids } })
      .session(session)
      .lean<PetRecord[]>();
    const byId = new Map(found.map((record) => [String(record._id), record]));
    const pairs = [
      ...newRecords.map((after) => ({ before: null, after })),
      ...changed.map(({ before }) => ({ before, after: byId.get(String(before._id)) ?? before })),
    ];
    for (const { after } of pairs) this.writeObserver.recordWrite(after._id, session);
    await countWordsOfAll(
      pairs.map(({ before, after }) => ({
        before: before?.searchWords ?? [],
        after: after.searchWords ?? [],
      })),
      session,
    );
    const entries = pairs.map(({ before, after }) =>
      auditOf(before ? 'update_pet' : 'add_pet', before, after, actor),
    );
    await this.audit.recordAll(entries, session);
  }
}
