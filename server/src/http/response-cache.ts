import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { ChangeStream } from '../database/change-stream.ts';

/**
 * Marks a response as the same for every visitor until something changes in the collections that its `Cache-Tag`
 * names; without one, in any followed collection.
 */
export const PUBLIC_UNTIL_CHANGED = 'public, max-age=0, must-revalidate';

/** Longest time a response is cached, should a change event ever be lost. */
const MAX_AGE_MS = MINUTE_MS;

/** All responses together, and one. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Longest wait for the response to an equal request that is under way. */
const JOIN_TIMEOUT_MS = 1000;

/** Memory of a cached response besides its body and key. */
const ENTRY_OVERHEAD_BYTES = 1500;

/** A response as it was sent. */
interface StoredResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly body: Buffer;
  readonly collections: readonly string[];
  /** The version when its request started. */
  readonly asOf: number;
}

interface ResponseCacheDeps {
  /** Null to cache nothing. */
  readonly changeStream: ChangeStream | null;
  /** Collections that responses can come from. */
  readonly collections: readonly string[];
  /** How many times as long as by itself a request waits for an equal one. */
  readonly patience: number;
  /** Whether limits and load admit the request; if not, the app rejects it. */
  readonly isAdmitted: (request: IncomingMessage) => boolean;
  /** Headers that are different in each response. */
  readonly ownHeaders: () => OutgoingHttpHeaders;
  readonly onHit: (request: IncomingMessage, status: number) => void;
}

/**
 * An HTTP cache in front of the app, for responses to visitors that are `PUBLIC_UNTIL_CHANGED`. It knows nothing of
 * their content: whichever process changes a record, the change stream reports it, and what comes from its collection
 * is invalid. While the stream is not live, nothing is cached and nothing is served from the cache.
 */
export class ResponseCache {
  private readonly stored = new LRUCache<string, StoredResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
    ttl: MAX_AGE_MS,
  });
  /** Responses under way, so that of equal concurrent requests only one reaches the app. */
  private readonly pending = new Map<string, Promise<void>>();
  private version = 0;
  /** Version of the last change by collection: a response that was started before it is stale. */
  private readonly changedInVersion = new Map<string, number>();

  constructor(private readonly deps: ResponseCacheDeps) {
    for (const collection of deps.collections)
      deps.changeStream?.on(collection, () => this.invalidate(collection));
    deps.changeStream?.onGap(() => this.invalidateAll());
  }

  invalidateAll(): void {
    for (const collection of this.deps.collections) this.invalidate(collection);
    this.stored.clear();
  }

  private invalidate(collection: string): void {
    this.version += 1;
    this.changedInVersion.set(collection, this.version);
    this.pending.clear();
  }

  private isFresh({ collections, asOf }: Pick<StoredResponse, 'collections' | 'asOf'>): boolean {
    return collections.every((collection) => (this.changedInVersion.get(collection) ?? 0) <= asOf);
  }

  /** Wraps an app: serves cached responses, and caches the responses of the app. */
  before(app: RequestListener): RequestListener {
    return (request, response) => {
      const key = this.deps.changeStream?.isLive ? keyOf(request) : null;
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
    if (!bypassesCache(request)) {
      const pending = this.pending.get(key);
      if (pending) await Promise.race([pending, pause(this.deps.patience * JOIN_TIMEOUT_MS)]);
      const cached = this.stored.get(key);
      if (cached && this.isFresh(cached) && this.deps.isAdmitted(request)) {
        this.send(cached, request, response);
        return;
      }
    }
    this.recordResponse(key, response);
    app(request, response);
  }

  private send(
    { headers, etag, body }: StoredResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const isNotModified = matchesETag(request.headers['if-none-match'], etag);
    const status = isNotModified ? 304 : 200;
    const about = isNotModified ? {} : { 'content-length': body.length };
    response.writeHead(status, { ...headers, ...about, ...this.deps.ownHeaders() });
    response.end(isNotModified ? undefined : body);
    this.deps.onHit(request, status);
  }

  /** Records what the app sends, for equal requests now and later. */
  private recordResponse(key: string, response: ServerResponse): void {
    const asOf = this.version;
    const { write, end } = response;
    const chunks: Buffer[] = [];
    let length = 0;
    const { promise, resolve: releaseWaiters } = Promise.withResolvers<void>();
    this.pending.set(key, promise);
    const isPublic = () => response.getHeader('cache-control') === PUBLIC_UNTIL_CHANGED;
    const record = (chunk: unknown) => {
      if (!isPublic()) releaseWaiters();
      else if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        length += chunk.length;
        if (length <= MAX_RESPONSE_BYTES) chunks.push(Buffer.from(chunk as Uint8Array));
      }
    };
    response.write = ((...given: Parameters<typeof write>) => {
      record(given[0]);
      return write.apply(response, given);
    }) as typeof write;
    response.end = ((...given: Parameters<typeof end>) => {
      record(given[0]);
      const etag = response.getHeader('etag');
      const collections = this.collectionsOf(response);
      const isComplete = response.statusCode === 200 && length <= MAX_RESPONSE_BYTES;
      if (isComplete && isPublic() && typeof etag === 'string' && this.isFresh({ collections, asOf })) {
        const { 'x-request-id': _own, 'transfer-encoding': _chunked, ...headers } = response.getHeaders();
        this.stored.set(key, { headers, etag, body: Buffer.concat(chunks), collections, asOf });
      }
      releaseWaiters();
      return end.apply(response, given);
    }) as typeof end;
    response.once('close', () => {
      releaseWaiters();
      if (this.pending.get(key) === promise) this.pending.delete(key);
    });
  }

  private collectionsOf(response: ServerResponse): readonly string[] {
    const tags = response.getHeader('cache-tag');
    return typeof tags === 'string' ? tags.split(',') : this.deps.collections;
  }
}

/** Request headers that a response depends on. */
const varyHeaders = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'accept',
  'accept-encoding',
  'origin',
] as const;

/** Cache key; null for a request whose response is private. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  return [url, ...varyHeaders.map((name) => headers[name])].join('\n');
}

/** Whether the client asks for a fresh response, as browsers do on reload. */
function bypassesCache({ headers }: IncomingMessage): boolean {
  return /no-cache|no-store|max-age=0/.test(headers['cache-control'] ?? '');
}

/** Weak comparison for If-None-Match (RFC 9110). */
function matchesETag(known: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return known !== undefined && (known === '*' || known.split(',').some((one) => bare(one) === bare(tag)));
}
