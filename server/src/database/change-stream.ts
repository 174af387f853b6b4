import { setTimeout as pause } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Logger } from '../platform/logging.ts';

type Db = mongoose.mongo.Db;
type Document = mongoose.mongo.Document;
type Stream = mongoose.mongo.ChangeStream<Document, mongoose.mongo.ChangeStreamDocument>;

/** What happened to one record, whichever process did it. */
export interface Change {
  readonly collection: string;
  readonly kind: 'insert' | 'update' | 'replace' | 'delete';
  readonly id: mongoose.mongo.ObjectId;
  /** When it was made, by the database's own clock: what was read as of a later moment knows of it already. */
  readonly at: mongoose.mongo.Timestamp;
  /** The record before the change; null where there was none or the database no longer has it. */
  readonly before: Document | null;
  /** The record after the change; null where there is none or the database no longer has it. */
  readonly after: Document | null;
}

type Listener = (change: Change) => void;

/** Milliseconds that the database holds an idle question; so often it is heard of. */
const AWAIT = 1000;

/** From how many milliseconds of silence on the feed counts as not following. */
const SILENCE = 5 * AWAIT;

/** First and longest wait before the stream is opened again, in milliseconds. */
const BACK_OFF = { first: 100, longest: 5000 };

/** Changes that are asked for, and held, at a time. */
const BATCH = 100;

/** The place in the history is lost, or the history itself: only a new stream can go on. */
const historyIsLost = new Set([
  136, // CappedPositionLost
  260, // InvalidResumeToken
  280, // ChangeStreamFatalError
  286, // ChangeStreamHistoryLost
  10334, // BSONObjectTooLarge: one change that will never fit
]);

const followed = ['insert', 'update', 'replace', 'delete'];
/** Nothing that was derived from a collection holds after these. */
const upheavals = ['drop', 'rename', 'dropDatabase', 'invalidate'];

/**
 * Tells listeners in this process of every change in the database, by whichever process it was made. One change
 * stream for all of them; it takes up where it was after an interruption. Changes come in order, and may come twice.
 */
export class ChangeFeed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();
  private stream: Stream | undefined;
  /** Where in the history to go on; undefined means from now on. */
  private place: unknown;
  private isCaughtUp = false;
  private heardAt = Number.NEGATIVE_INFINITY;
  private problem: 'none' | 'interrupted' | 'no images' = 'none';

  constructor(
    private readonly db: Db,
    private readonly log: Logger,
  ) {}

  /**
   * Registers who wants to know of changes in a collection. A collection must have a listener before the start.
   *
   * @param listener must be quick, because the next change waits for it
   * @returns takes the listener away again
   */
  on(collection: string, listener: Listener): () => void {
    const ofCollection = this.listeners.get(collection) ?? new Set();
    this.listeners.set(collection, ofCollection.add(listener));
    return () => void ofCollection.delete(listener);
  }

  /**
   * Registers who must forget what it derived from changes, because some may have been missed. Told once at the start
   * too: what happened before it is not known.
   */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => void this.gapListeners.delete(listener);
  }

  /** Whether changes arrive as they happen. While they don't, nothing derived from them can be trusted to be new. */
  get isLive(): boolean {
    return this.isCaughtUp && performance.now() - this.heardAt < SILENCE;
  }

  start(): void {
    if (this.listeners.size > 0) this.following = this.follow();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.stream?.close().catch(() => undefined);
    await this.following;
  }

  private async follow(): Promise<void> {
    let wait = BACK_OFF.first;
    while (!this.stopped.signal.aborted) {
      try {
        await this.requireImages();
        await this.read(() => {
          wait = BACK_OFF.first;
        });
      } catch (error) {
        this.note(error);
      }
      this.isCaughtUp = false;
      await pause(wait, undefined, { signal: this.stopped.signal, ref: false }).catch(() => undefined);
      wait = Math.min(wait * 2, BACK_OFF.longest);
    }
  }

  /** @throws NoImages where the database tells changes without what they changed */
  private async requireImages(): Promise<void> {
    const without = await collectionsWithoutImages(this.db, [...this.listeners.keys()]);
    if (without.length > 0) throw new NoImages(without);
  }

  /** Hands on changes until the stream breaks, ends or is stopped. */
  private async read(onOpen: () => void): Promise<void> {
    const isNew = this.place === undefined;
    const stream = this.open();
    let isOpen = false;
    stream.on('resumeTokenChanged', (token) => {
      this.place = token;
      this.heardAt = performance.now();
      if (isOpen) return;
      isOpen = true;
      this.opened(isNew);
      onOpen();
    });
    try {
      while (!this.stopped.signal.aborted && !stream.closed) {
        const change = await stream.tryNext();
        if (change) this.handOn(change);
        this.isCaughtUp ||= stream.bufferedCount() === 0;
      }
    } finally {
      await stream.close().catch(() => undefined);
    }
  }

  private open(): Stream {
    const ofListeners = { 'ns.coll': { $in: [...this.listeners.keys()] }, operationType: { $in: followed } };
    this.stream = this.db.watch(
      [
        { $match: { $or: [ofListeners, { operationType: { $in: upheavals } }] } },
        { $unset: ['updateDescription', 'lsid', 'txnNumber'] },
      ],
      {
        fullDocument: 'whenAvailable',
        fullDocumentBeforeChange: 'whenAvailable',
        batchSize: BATCH,
        maxAwaitTimeMS: AWAIT,
        ...(this.place !== undefined && { startAfter: this.place }),
      },
    );
    return this.stream;
  }

  private opened(isNew: boolean): void {
    if (this.problem !== 'none') this.log.info('the change feed follows the database again');
    this.problem = 'none';
    if (!isNew) return;
    // The stream begins here and now: with nothing to catch up on.
    this.isCaughtUp = true;
    this.tellOfGap();
  }

  private handOn(change: mongoose.mongo.ChangeStreamDocument): void {
    if (!isOfRecord(change)) {
      this.tellOfGap();
      return;
    }
    const images: { fullDocumentBeforeChange?: Document; fullDocument?: Document } = change;
    const told: Change = {
      collection: change.ns.coll,
      kind: change.operationType,
      id: change.documentKey._id,
      at: change.clusterTime as mongoose.mongo.Timestamp,
      before: images.fullDocumentBeforeChange ?? null,
      after: images.fullDocument ?? null,
    };
    for (const listener of this.listeners.get(told.collection) ?? []) this.tell(() => listener(told));
  }

  private tellOfGap(): void {
    for (const listener of this.gapListeners) this.tell(listener);
  }

  /** One listener's bug is nothing that the others should miss a change for. */
  private tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.log.error({ err: error }, 'a listener of the change feed failed');
    }
  }

  /** Says once what is wrong, however often it is tried in vain. */
  private note(error: unknown): void {
    if (this.stopped.signal.aborted) return;
    if (historyIsLost.has((error as { code?: number }).code ?? 0)) this.place = undefined;
    const problem = error instanceof NoImages ? 'no images' : 'interrupted';
    if (problem === this.problem) return;
    this.problem = problem;
    if (error instanceof NoImages) {
      this.log.warn(
        { collections: error.collections },
        'the database keeps no images of changes: live updates and kept answers are off',
      );
    } else this.log.warn({ err: error }, 'the change feed is interrupted, it takes up again by itself');
  }
}

class NoImages extends Error {
  constructor(readonly collections: readonly string[]) {
    super(`No images of changes in ${collections.join(', ')}`);
  }
}

function isOfRecord(
  change: mongoose.mongo.ChangeStreamDocument,
): change is Extract<mongoose.mongo.ChangeStreamDocument, { operationType: Change['kind'] }> {
  return followed.includes(change.operationType);
}

/** Those of the collections whose changes are told without the record before and after. */
async function collectionsWithoutImages(db: Db, names: readonly string[]): Promise<string[]> {
  const found = await db.listCollections({ name: { $in: names } }, { nameOnly: false }).toArray();
  const having = found.filter(({ options }) => options?.changeStreamPreAndPostImages?.enabled);
  return names.filter((name) => !having.some((collection) => collection.name === name));
}

/**
 * Has the database keep what records were before and after a change. A database that refuses leaves the feed not
 * live, which says so; everything else works without.
 */
export async function keepImages(db: Db, names: readonly string[]): Promise<void> {
  for (const name of await collectionsWithoutImages(db, names)) {
    await db
      .command({ collMod: name, changeStreamPreAndPostImages: { enabled: true } })
      .catch(() => undefined);
  }
}
