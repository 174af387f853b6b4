import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
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

/** How long the database holds an idle getMore, so how often the stream is known to be alive. */
const MAX_AWAIT_MS = 1000;

/** Longest silence until the stream counts as not live. */
const MAX_SILENCE_MS = 5 * MAX_AWAIT_MS;

/** First and longest delay before the stream is opened again. */
const RETRY_DELAY_MS = { first: 100, longest: 5000 };

/** Changes that are read, and held, at a time. */
const BATCH_SIZE = 100;

/** The place in the history is lost, or the history itself: only a new stream can go on. */
const lostHistoryCodes = new Set([
  136, // CappedPositionLost
  260, // InvalidResumeToken
  280, // ChangeStreamFatalError
  286, // ChangeStreamHistoryLost
  10334, // BSONObjectTooLarge: one change that will never fit
]);

const followedChanges = ['insert', 'update', 'replace', 'delete'];
/** After these, everything derived from a collection is invalid. */
const structuralChanges = ['drop', 'rename', 'dropDatabase', 'invalidate'];

/**
 * Notifies listeners in this process of every change in the database, whichever process made it. One change
 * stream for all of them; it takes up where it was after an interruption. Changes come in order, and may come twice.
 */
export class ChangeStream {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();
  private stream: Stream | undefined;
  /** Where in the history to go on; undefined means from now on. */
  private resumeToken: unknown;
  private isCaughtUp = false;
  private heardAt = Number.NEGATIVE_INFINITY;
  private problem: 'none' | 'interrupted' | 'no images' = 'none';
  private isDecided = false;

  constructor(
    private readonly db: Db,
    private readonly log: Logger,
  ) {}

  /**
   * Registers a listener for changes of a collection. A collection must have a listener before the start.
   *
   * @param listener must be quick, because the next change waits for it
   * @returns removes the listener
   */
  on(collection: string, listener: Listener): () => void {
    const ofCollection = this.listeners.get(collection) ?? new Set();
    this.listeners.set(collection, ofCollection.add(listener));
    return () => void ofCollection.delete(listener);
  }

  /**
   * Registers a listener for gaps, after which everything derived from changes is invalid. Called at the start too:
   * earlier changes are unknown.
   */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => void this.gapListeners.delete(listener);
  }

  /** Whether changes arrive as they happen. While they don't, nothing derived from them can be trusted to be new. */
  get isLive(): boolean {
    return this.isCaughtUp && performance.now() - this.heardAt < MAX_SILENCE_MS;
  }

  /**
   * Whether it has followed once, or will not because the database refuses. Whoever derives something before that is
   * told of a gap as soon as it follows.
   */
  get hasBegun(): boolean {
    return this.isDecided || this.listeners.size === 0;
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
    let wait = RETRY_DELAY_MS.first;
    while (!this.stopped.signal.aborted) {
      try {
        await this.requireImages();
        await this.read(() => {
          wait = RETRY_DELAY_MS.first;
        });
      } catch (error) {
        this.logProblem(error);
      }
      this.isCaughtUp = false;
      await pause(wait, undefined, { signal: this.stopped.signal, ref: false }).catch(() => undefined);
      wait = Math.min(wait * 2, RETRY_DELAY_MS.longest);
    }
  }

  /** @throws NoImages where the database tells changes without what they changed */
  private async requireImages(): Promise<void> {
    const without = await collectionsWithoutImages(this.db, [...this.listeners.keys()]);
    if (without.length > 0) throw new MissingImagesError(without);
  }

  /** Dispatches changes until the stream breaks, ends or is stopped. */
  private async read(onOpen: () => void): Promise<void> {
    const isNew = this.resumeToken === undefined;
    const stream = this.open();
    let isOpen = false;
    stream.on('resumeTokenChanged', (token) => {
      this.resumeToken = token;
      this.heardAt = performance.now();
      if (isOpen) return;
      isOpen = true;
      this.opened(isNew);
      onOpen();
    });
    try {
      while (!this.stopped.signal.aborted && !stream.closed) {
        const change = await stream.tryNext();
        if (change) this.dispatch(change);
        this.isCaughtUp ||= stream.bufferedCount() === 0;
      }
    } finally {
      await stream.close().catch(() => undefined);
    }
  }

  private open(): Stream {
    const ofListeners = {
      'ns.coll': { $in: [...this.listeners.keys()] },
      operationType: { $in: followedChanges },
    };
    this.stream = this.db.watch(
      [
        { $match: { $or: [ofListeners, { operationType: { $in: structuralChanges } }] } },
        { $unset: ['updateDescription', 'lsid', 'txnNumber'] },
      ],
      {
        fullDocument: 'whenAvailable',
        fullDocumentBeforeChange: 'whenAvailable',
        batchSize: BATCH_SIZE,
        maxAwaitTimeMS: MAX_AWAIT_MS,
        ...(this.resumeToken !== undefined && { startAfter: this.resumeToken }),
      },
    );
    return this.stream;
  }

  private opened(isNew: boolean): void {
    if (this.problem !== 'none') this.log.info('the change feed follows the database again');
    this.problem = 'none';
    if (isNew) {
      // The stream begins here and now: with nothing to catch up on.
      this.isCaughtUp = true;
      this.notifyGap();
    }
    this.isDecided = true;
  }

  private dispatch(change: mongoose.mongo.ChangeStreamDocument): void {
    if (!isOfRecord(change)) {
      this.notifyGap();
      return;
    }
    const images: { fullDocumentBeforeChange?: Document; fullDocument?: Document } = change;
    const event: Change = {
      collection: change.ns.coll,
      kind: change.operationType,
      id: change.documentKey._id,
      at: change.clusterTime as mongoose.mongo.Timestamp,
      before: images.fullDocumentBeforeChange ?? null,
      after: images.fullDocument ?? null,
    };
    for (const listener of this.listeners.get(event.collection) ?? []) this.notify(() => listener(event));
  }

  private notifyGap(): void {
    for (const listener of this.gapListeners) this.notify(listener);
  }

  /** A bug of one listener must not make the others miss a change. */
  private notify(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.log.error({ err: error }, 'a listener of the change feed failed');
    }
  }

  /** Logs a problem once, however often it is retried. */
  private logProblem(error: unknown): void {
    if (this.stopped.signal.aborted) return;
    if (lostHistoryCodes.has((error as { code?: number }).code ?? 0)) this.resumeToken = undefined;
    const problem = error instanceof MissingImagesError ? 'no images' : 'interrupted';
    this.isDecided ||= problem === 'no images' || error instanceof mongoose.mongo.MongoServerError;
    if (problem === this.problem) return;
    this.problem = problem;
    if (error instanceof MissingImagesError) {
      this.log.warn(
        { collections: error.collections },
        'the database keeps no images of changes: live updates and kept answers are off',
      );
    } else this.log.warn({ err: error }, 'the change feed is interrupted, it takes up again by itself');
  }
}

class MissingImagesError extends Error {
  constructor(readonly collections: readonly string[]) {
    super(`No images of changes in ${collections.join(', ')}`);
  }
}

function isOfRecord(
  change: mongoose.mongo.ChangeStreamDocument,
): change is Extract<mongoose.mongo.ChangeStreamDocument, { operationType: Change['kind'] }> {
  return followedChanges.includes(change.operationType);
}

/** The collections whose changes come without the record before and after. */
async function collectionsWithoutImages(db: Db, names: readonly string[]): Promise<string[]> {
  const found = await db.listCollections({ name: { $in: names } }, { nameOnly: false }).toArray();
  const having = found.filter(({ options }) => options?.changeStreamPreAndPostImages?.enabled);
  return names.filter((name) => !having.some((collection) => collection.name === name));
}

/**
 * Has the database keep what records were before and after a change. A database that rejects that leaves the change stream not
 * live, which says so; everything else works without.
 */
export async function enableImages(db: Db, names: readonly string[]): Promise<void> {
  for (const name of await collectionsWithoutImages(db, names)) {
    await db
      .command({ collMod: name, changeStreamPreAndPostImages: { enabled: true } })
      .catch(() => undefined);
  }
}
