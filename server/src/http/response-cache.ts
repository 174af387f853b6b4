import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../database/change-stream.ts';

/**
 * Says of an answer that it is the same for every visitor until something changes in the collections that its
 * `Cache-Tag` names; in any of those that are followed, where it has none.
 */
export const PUBLIC_UNTIL_CHANGED = 'public, max-age=0, must-revalidate';

/** Longest that an answer is kept, in milliseconds, should a change ever go unheard. */
const MAX_AGE_MS = 60_000;

/** Bytes of all answers together, and of one. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Longest that one waits for the answer to another one's equal question, in milliseconds. */
const JOIN_TIMEOUT_MS = 1000;

/** What a kept answer takes besides its body and key, in bytes. */
const ENTRY_BYTES = 1500;

/** An answer as it was sent. */
interface StoredResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly body: Buffer;
  readonly collections: readonly string[];
  /** How many changes there had been when it was begun to be made. */
  readonly asOf: number;
}

interface CacheParts {
  /** Null where nothing is to be kept. */
  readonly feed: ChangeFeed | null;
  /** Collections that answers can come from. */
  readonly collections: readonly string[];
  /** Whether a request may be answered at all, as the limits have it; where not, the app says so. */
  readonly mayAnswer: (request: IncomingMessage) => boolean;
  /** Headers that each answer has for itself. */
  readonly ownHeaders: () => OutgoingHttpHeaders;
  readonly onHit: (request: IncomingMessage, status: number) => void;
}

/**
 * An HTTP cache in front of the app, for answers to visitors that are `PUBLIC_UNTIL_CHANGED`. It knows nothing of what
 * they say: whichever process changes a record, the change feed tells of it, and what comes from its collection is not
 * given any more. While the feed does not follow, nothing is kept and nothing that was kept is given.
 */
export class ResponseCache {
  private readonly stored = new LRUCache<string, StoredResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_BYTES,
    ttl: MAX_AGE_MS,
  });
  /** Answers that are being made, so that of equal questions at one time one is asked of the app. */
  private readonly underWay = new Map<string, Promise<void>>();
  private changes = 0;
  /** The number of the last change, by collection: an answer that was begun before it is not given after it. */
  private readonly changed = new Map<string, number>();

  constructor(private readonly parts: CacheParts) {
    for (const collection of parts.collections) parts.feed?.on(collection, () => this.change(collection));
    parts.feed?.onGap(() => this.forget());
  }

  forget(): void {
    for (const collection of this.parts.collections) this.change(collection);
    this.stored.clear();
  }

  private change(collection: string): void {
    this.changes += 1;
    this.changed.set(collection, this.changes);
    this.underWay.clear();
  }

  private holds({ collections, asOf }: Pick<StoredResponse, 'collections' | 'asOf'>): boolean {
    return collections.every((collection) => (this.changed.get(collection) ?? 0) <= asOf);
  }

  /** Stands before an app: answers what is known, and remembers what the app answers. */
  before(app: RequestListener): RequestListener {
    return (request, response) => {
      const key = this.parts.feed?.isLive ? keyOf(request) : null;
      if (key === null) app(request, response);
      else void this.answer(key, request, response, app);
    };
  }

  private async answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    app: RequestListener,
  ) {
    if (!asksAnew(request)) {
      const underWay = this.underWay.get(key);
      if (underWay) await Promise.race([underWay, pause(JOIN_TIMEOUT_MS)]);
      const known = this.stored.get(key);
      if (known && this.holds(known) && this.parts.mayAnswer(request)) {
        this.send(known, request, response);
        return;
      }
    }
    this.remember(key, response);
    app(request, response);
  }

  private send(
    { headers, etag, body }: StoredResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const isKnownThere = matches(request.headers['if-none-match'], etag);
    const status = isKnownThere ? 304 : 200;
    const about = isKnownThere ? {} : { 'content-length': body.length };
    response.writeHead(status, { ...headers, ...about, ...this.parts.ownHeaders() });
    response.end(isKnownThere ? undefined : body);
    this.parts.onHit(request, status);
  }

  /** Takes down what the app sends, for those who ask the same, now or later. */
  private remember(key: string, response: ServerResponse): void {
    const asOf = this.changes;
    const { write, end } = response;
    const chunks: Buffer[] = [];
    let length = 0;
    const { promise, resolve: letOthersGoOn } = Promise.withResolvers<void>();
    this.underWay.set(key, promise);
    const isForAll = () => response.getHeader('cache-control') === PUBLIC_UNTIL_CHANGED;
    const note = (chunk: unknown) => {
      if (!isForAll()) letOthersGoOn();
      else if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        length += chunk.length;
        if (length <= MAX_RESPONSE_BYTES) chunks.push(Buffer.from(chunk as Uint8Array));
      }
    };
    response.write = ((...given: Parameters<typeof write>) => {
      note(given[0]);
      return write.apply(response, given);
    }) as typeof write;
    response.end = ((...given: Parameters<typeof end>) => {
      note(given[0]);
      const etag = response.getHeader('etag');
      const collections = this.collectionsOf(response);
      const isWhole = response.statusCode === 200 && length <= MAX_RESPONSE_BYTES;
      if (isWhole && isForAll() && typeof etag === 'string' && this.holds({ collections, asOf })) {
        const { 'x-request-id': _own, 'transfer-encoding': _chunked, ...headers } = response.getHeaders();
        this.stored.set(key, { headers, etag, body: Buffer.concat(chunks), collections, asOf });
      }
      letOthersGoOn();
      return end.apply(response, given);
    }) as typeof end;
    response.once('close', () => {
      letOthersGoOn();
      if (this.underWay.get(key) === promise) this.underWay.delete(key);
    });
  }

  private collectionsOf(response: ServerResponse): readonly string[] {
    const tags = response.getHeader('cache-tag');
    return typeof tags === 'string' ? tags.split(',') : this.parts.collections;
  }
}

/** Headers that an answer can be another for. */
const varying = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'accept', 'accept-encoding'] as const;

/** All that an answer depends on; null for a request whose answer is not for others. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  return [url, ...varying.map((name) => headers[name])].join('\n');
}

/** Whether whoever asks wants to know what holds now, as browsers do that load a page anew. */
function asksAnew({ headers }: IncomingMessage): boolean {
  return /no-cache|no-store|max-age=0/.test(headers['cache-control'] ?? '');
}

/** Whether a client has the answer already, as RFC 9110 compares for If-None-Match. */
function matches(known: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return known !== undefined && (known === '*' || known.split(',').some((one) => bare(one) === bare(tag)));
}
