import mongoose from 'mongoose';

type Db = mongoose.mongo.Db;
type Document = mongoose.mongo.BSON.Document;

/** One call to the database takes so many documents, or bytes, whichever comes first. */
const MAX_BATCH_DOCUMENTS = 1000;
const MAX_BATCH_BYTES = 2_000_000;

/** Keeps the kinds of numbers and of everything else apart, so that they go back as they were. */
const exactly = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

/** Puts documents into a collection, many at a time, in the form in which they came out of another. */
export class DocumentLoader {
  private waiting: Document[] = [];
  private bytes = 0;

  private constructor(private readonly collection: mongoose.mongo.Collection) {}

  static async into(db: Db, name: string, options: Document = {}): Promise<DocumentLoader> {
    return new DocumentLoader(await db.createCollection(name, options));
  }

  async add(document: Buffer): Promise<void> {
    this.waiting.push(mongoose.mongo.BSON.deserialize(document, exactly));
    this.bytes += document.length;
    if (this.waiting.length >= MAX_BATCH_DOCUMENTS || this.bytes >= MAX_BATCH_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    // What was kept is put back as it was, records too that would be refused today.
    const asKept = { bypassDocumentValidation: true, writeConcern: { w: 'majority' } } as const;
    await this.collection.insertMany(this.waiting, asKept);
    this.waiting = [];
    this.bytes = 0;
  }
}
