import type mongoose from 'mongoose';
import { baselineItems } from './baseline-items.ts';
import { type BaselinePlan, type RecordedFind } from './plan.ts';

/** The driver's answers to what the shop asks of the same database. */
export class Reads {
  readonly #db: mongoose.mongo.Db;
  readonly #finds: BaselinePlan['finds'];
  readonly #projection: Record<string, 1>;

  constructor(db: mongoose.mongo.Db, { finds, fields }: BaselinePlan) {
    this.#db = db;
    this.#finds = finds;
    this.#projection = Object.fromEntries(fields.map((field) => [field, 1]));
  }

  /** What the shop found, by the same index and with the same fields. */
  runRecorded(name: string, place: number): Promise<object[]> {
    const find = this.#finds[name]?.[place];
    if (!find) throw new Error(`nothing was recorded as ${name}/${place}`);
    return this.#run(find);
  }

  #run({ collection, filter, pipeline, options }: RecordedFind): Promise<object[]> {
    const items = this.#db.collection(collection);
    if (pipeline) return items.aggregate([...pipeline], options).toArray();
    return items.find(filter ?? {}, options).toArray();
  }

  /** Twenty items of a category that have a word, newest first, by an index made for nothing else. */
  byWord(category: string, word: string): Promise<object[]> {
    return this.#db
      .collection(baselineItems)
      .find({ tokens: word, category }, { projection: this.#projection })
      .sort({ createdAt: -1, _id: -1 })
      .limit(20)
      .toArray();
  }
}
