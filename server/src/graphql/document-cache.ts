import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Letters of the texts whose documents are kept; parsed, they take some fifty times that: at most 20 MB. */
const LETTERS = 400_000;

/**
 * Documents that are parsed and valid, by their texts' hashes, so that Apollo reads what it knows only once. Whoever
 * sends ever new texts pushes out others, and the memory stays as it is.
 */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: LETTERS,
    sizeCalculation: ({ loc }, hash) => (loc?.source.body.length ?? LETTERS) + hash.length,
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
