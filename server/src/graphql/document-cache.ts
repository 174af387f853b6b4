import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { PersistedQueries } from './persisted-queries.ts';

/** Length of the cached texts; parsed, they take some fifty times that: at most 20 MB. */
const MAX_CACHED_CHARACTERS = 400_000;

/**
 * Documents that are parsed and valid, by their texts' hashes, so that Apollo reads what it knows only once. Whoever
 * sends ever new texts pushes out others, and the memory stays as it is.
 */
export class DocumentCache {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ loc }, key) => (loc?.source.body.length ?? MAX_CACHED_CHARACTERS) + key.length,
  });

  constructor(private readonly operations: Pick<PersistedQueries, 'textByHash'>) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.documents.get(key);
  }

  /** Under the hash of an operation of the shop's own client no other text is kept: the type names are not in its hash. */
  async set(key: string, document: DocumentNode): Promise<void> {
    const own = this.operations.textByHash(key);
    if (own === undefined || own === document.loc?.source.body) this.documents.set(key, document);
  }

  async delete(key: string): Promise<void> {
    this.documents.delete(key);
  }
}
