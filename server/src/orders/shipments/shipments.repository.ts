import { type ClientSession, Types } from 'mongoose';
import { type ShipmentState, shipmentMoves } from '../../../../domain/orders/order-states.ts';
import { setOrUnset } from '../../database/set-or-unset.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import { ShipmentModel, type ShipmentRecord } from './shipment.entity.ts';

type NewShipment = Pick<ShipmentRecord, 'shippedAt' | 'carrier' | 'trackingNumber' | 'replaces'>;

/** Pieces that are sent once more because something was wrong with them. */
export type Replacement = Pick<
  ShipmentRecord,
  'paymentId' | 'lines' | 'shippedAt' | 'problemId' | 'replaces'
>;

/** Parcels in the database. */
class ShipmentRepository extends StateRepository<ShipmentState, ShipmentRecord> {
  constructor() {
    super(ShipmentModel, shipmentMoves, 'Parcel');
  }

  /** The parcels of each payment, first ones first. */
  async ofPayments(paymentIds: readonly (string | Types.ObjectId)[]): Promise<ShipmentRecord[][]> {
    const records = await this.model
      .find({ paymentId: { $in: paymentIds } })
      .sort({ paymentId: 1, _id: 1 })
      .lean<ShipmentRecord[]>();
    const byPayment = Map.groupBy(records, ({ paymentId }) => String(paymentId));
    return paymentIds.map((id) => byPayment.get(String(id)) ?? []);
  }

  find(_id: Types.ObjectId | undefined, session: ClientSession | null): Promise<ShipmentRecord | null> {
    return this.model.findById(_id).session(session).lean<ShipmentRecord>().exec();
  }

  /** Writes that entries of one order, which are sent, are in one parcel. @returns its id; null where they have no payment */
  async add(
    entries: readonly CartEntryRecord[],
    { shippedAt, carrier, trackingNumber, replaces }: NewShipment,
    session: ClientSession,
  ): Promise<Types.ObjectId | null> {
    const [first] = entries;
    if (!first?.paymentId) return null;
    const _id = new Types.ObjectId();
    const record: ShipmentRecord = {
      ...{ _id, paymentId: first.paymentId, status: 'on_its_way', shippedAt },
      lines: entries.map((entry) => ({ entryId: entry._id, quantity: entry.accessoriesAmount })),
      ...(carrier && { carrier }),
      ...(trackingNumber && { trackingNumber }),
      ...(replaces && { replaces }),
    };
    await this.model.collection.insertOne(record, { session });
    const those = { _id: { $in: entries.map((entry) => entry._id) } };
    await CartEntryModel.updateMany(those, { $set: { shipmentId: _id } }, { session });
    await this.tellNewest(first.paymentId, session);
    return _id;
  }

  /** Writes a parcel of pieces whose entries go on to be in the one that they came in. */
  async addReplacement(parcel: Replacement, session: ClientSession): Promise<void> {
    const record: ShipmentRecord = { _id: new Types.ObjectId(), status: 'on_its_way', ...parcel };
    await this.model.collection.insertOne(record, { session });
    await this.tellNewest(parcel.paymentId, session);
  }

  /** Parcels on their way that are sent once more, and have no number yet: the first ones first. */
  findUnnumberedReplacements(limit: number): Promise<ShipmentRecord[]> {
    const unnumbered = { status: 'on_its_way', trackingNumber: { $exists: false } } as const;
    const isReplacement = { $exists: true } as const;
    return this.model
      .find({
        $or: [
          { ...unnumbered, replaces: isReplacement },
          { ...unnumbered, problemId: isReplacement },
        ],
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ShipmentRecord[]>()
      .exec();
  }

  /** Notes that what was sent once more has arrived. @returns how many parcels */
  deliverReplacements(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const those = { paymentId, status: 'on_its_way', problemId: { $exists: true } } as const;
    return this.moveAll(those, 'delivered', {}, session);
  }

  /** Writes another carrier and number, and keeps when that was. */
  async correct(
    { _id, paymentId, carrier, trackingNumber }: ShipmentRecord,
    label: Pick<ShipmentRecord, 'carrier' | 'trackingNumber'>,
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    const corrected = setOrUnset(label);
    const before = setOrUnset({ carrier, trackingNumber }).$set;
    const update = { ...corrected, $push: { corrections: { at, before, ...corrected.$set } } };
    await this.model.updateOne({ _id }, update, { session });
    await this.tellNewest(paymentId, session);
  }

  /** Writes what an order tells of its delivery: what stands on the parcel that was sent last, and not taken back. */
  private async tellNewest(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    const newest = await this.model
      .findOne({ paymentId, status: { $ne: 'undone' } })
      .sort({ _id: -1 })
      .session(session)
      .lean<ShipmentRecord>();
    const { carrier, trackingNumber } = newest ?? {};
    await PaymentModel.updateOne({ _id: paymentId }, setOrUnset({ carrier, trackingNumber }), { session });
  }

  /** Whether another parcel was sent in the place of one that was lost. */
  async isReplaced(_id: Types.ObjectId): Promise<boolean> {
    return (await this.model.exists({ replaces: _id })) !== null;
  }

  /** Brings the parcels up to date that entries are in, or were in before an undo took them out. */
  async refresh(
    entries: readonly Pick<CartEntryRecord, 'shipmentId'>[],
    now: Date,
    session: ClientSession,
  ): Promise<void> {
    const ids = new Set(entries.flatMap(({ shipmentId }) => shipmentId?.toHexString() ?? []));
    for (const id of ids) {
      const shipmentId = new Types.ObjectId(id);
      const inside = await CartEntryModel.find({ shipmentId }).session(session).lean<CartEntryRecord[]>();
      if (inside.some(({ status }) => status === 'shipped')) continue;
      if (inside.length > 0) await this.tryMove({ _id: shipmentId }, 'delivered', {}, session);
      else await this.takeBack(shipmentId, now, session);
    }
  }

  private async takeBack(_id: Types.ObjectId, undoneAt: Date, session: ClientSession): Promise<void> {
    const moved = await this.tryMove({ _id }, 'undone', { undoneAt }, session);
    if (moved) await this.tellNewest(moved.after.paymentId, session);
  }
}

export const shipmentRepository = new ShipmentRepository();
