import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Length of the cached texts; parsed, they take some fifty times that: at most 20 MB. */
const MAX_CACHED_CHARACTERS = 400_000;

/**
 * Documents that are parsed and valid, by their texts' hashes, so that Apollo reads what it knows only once. Whoever
 * sends ever new texts pushes out others, and the memory stays as it is.
 */
export class DocumentCache {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ loc }, hash) => (loc?.source.body.length ?? MAX_CACHED_CHARACTERS) + hash.length,
  });

  async get(hash: string): Promise<DocumentNode | undefined> {
    return this.documents.get(hash);
  }

  async set(hash: string, document: DocumentNode): Promise<void> {
    this.documents.set(hash, document);
  }

  async delete(hash: string): Promise<void> {
    this.documents.delete(hash);
  }
}
