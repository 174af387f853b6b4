import mongoose from 'mongoose';

/** A sale as small as it can be: four documents in one transaction. */
export class Sales {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #petIds: readonly mongoose.Types.ObjectId[];
  #next = 0;

  constructor(client: mongoose.mongo.MongoClient, petIds: readonly string[]) {
    this.#client = client;
    this.#petIds = petIds.map((id) => new mongoose.Types.ObjectId(id));
  }

  /** Takes a piece out of the stock, and writes an order, its entry and its payment. */
  async sell(): Promise<{ orderId: string }> {
    const petId = this.#petIds[this.#next++ % this.#petIds.length];
    const db = this.#client.db();
    const orderId = new mongoose.Types.ObjectId();
    await this.#client.withSession((session) =>
      session.withTransaction(async () => {
        const held = await db
          .collection('pets')
          .updateOne({ _id: petId, stock: { $gte: 1 } }, { $inc: { stock: -1 } }, { session });
        if (held.modifiedCount === 0) throw new Error('out of stock');
        const at = new Date();
        await db
          .collection('benchorders')
          .insertOne({ _id: orderId, petId, status: 'paid', at }, { session });
        await db.collection('benchentries').insertOne({ orderId, petId, amount: 1, at }, { session });
        await db.collection('benchpayments').insertOne({ orderId, amount: 1000, at }, { session });
      }),
    );
    return { orderId: orderId.toHexString() };
  }
}
