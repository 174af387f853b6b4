import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../platform/logging.ts';

/** Length of the texts that other clients registered: some hundred operations. */
const MAX_REGISTERED_CHARACTERS = 1_000_000;

/** Fragments may stand before it. */
const operationName = /^(?:query|mutation|subscription) (\w+)/m;

/**
 * Texts of operations by the SHA-256 of them: those of the shop's own client, for good and from the start, and those
 * that other clients have registered (Apollo's automatic persisted queries), of which the ones least asked for make
 * room for others. Texts stay welcome; this saves sending them.
 */
export class PersistedQueries {
  private readonly registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED_CHARACTERS,
    sizeCalculation: (text, hash) => text.length + hash.length,
  });

  /** By the name of the operation. */
  private readonly texts: ReadonlyMap<string, string>;

  private constructor(private readonly own: ReadonlyMap<string, string>) {
    this.texts = new Map([...own.values()].map((text) => [operationName.exec(text)?.[1] ?? '', text]));
  }

  /** Reads what the build of the client left beside its pages; a server without a client knows none. */
  static async read(clientDir: string, log: Logger): Promise<PersistedQueries> {
    const file = join(clientDir, 'operations.json');
    try {
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const byHash = Object.entries(texts).map(([hash, text]) => [hashIn(hash), text] as const);
      return new PersistedQueries(new Map(byHash));
    } catch (error) {
      log.warn({ err: error }, 'the operations of the client are not known: its first requests take longer');
      return new PersistedQueries(new Map());
    }
  }

  /** The text of an operation of the shop's own client. */
  textByHash(key: string): string | undefined {
    return this.own.get(hashIn(key));
  }

  /** The text of one of the client's own operations. @throws where it has none of that name */
  textOf(operation: string): string {
    const text = this.texts.get(operation);
    if (text === undefined) throw new Error(`The client has no operation ${operation}`);
    return text;
  }

  async get(key: string): Promise<string | undefined> {
    return this.textByHash(key) ?? this.registered.get(hashIn(key));
  }

  async set(key: string, text: string): Promise<void> {
    this.registered.set(hashIn(key), text);
  }

  async delete(key: string): Promise<void> {
    this.registered.delete(hashIn(key));
  }
}

/** The hash alone: the code generator writes `sha256:` before it, Apollo `apq:` or the schema's. */
function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
