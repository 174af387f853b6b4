import type { ClientSession, Types } from 'mongoose';
import { streamRecords } from '../../database/stream-records.ts';
import type { EditedRecord } from './item-edit.entity.ts';
import { ItemsEditPartModel, type ItemsEditPartRecord } from './item-edit-part.entity.ts';

/** The items of large edits, some to a part. */
class EditPartsRepository {
  async add(part: Omit<ItemsEditPartRecord, '_id'>): Promise<void> {
    await ItemsEditPartModel.create([part]);
  }

  find(editId: Types.ObjectId, index: number, session: ClientSession): Promise<ItemsEditPartRecord | null> {
    return ItemsEditPartModel.findOne({ editId, index }).session(session).lean<ItemsEditPartRecord>().exec();
  }

  /** Keeps what has become of its items. */
  async write({ _id }: ItemsEditPartRecord, items: EditedRecord[], session: ClientSession): Promise<void> {
    await ItemsEditPartModel.updateOne({ _id }, { $set: { items } }, { session });
  }

  /** The first items of an edit. */
  async first(editId: Types.ObjectId, count: number): Promise<EditedRecord[]> {
    const query = ItemsEditPartModel.find({ editId })
      .sort({ editId: 1, index: 1 })
      .lean<ItemsEditPartRecord[]>();
    const items: EditedRecord[] = [];
    for await (const part of streamRecords<ItemsEditPartRecord>(query)) {
      items.push(...part.items);
      if (items.length >= count) break;
    }
    return items.slice(0, count);
  }

  async remove(editId: Types.ObjectId): Promise<void> {
    await ItemsEditPartModel.deleteMany({ editId });
  }
}

export const editPartsRepository = new EditPartsRepository();
