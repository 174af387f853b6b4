import type { ChangeStream } from '../../database/change-stream.ts';
import { Vocabulary } from '../search/reading/vocabulary.ts';
import { SynonymModel, type SynonymRecord, toSynonym } from './synonym.entity.ts';

/** The vocabulary with the synonyms of admins, at every moment: kept in the process until one of them changes. */
export class SynonymVocabulary {
  private loaded: Promise<Vocabulary> | null = null;

  constructor(private readonly changeStream: ChangeStream) {
    changeStream.on(SynonymModel.collection.name, () => this.invalidate());
    changeStream.onGap(() => this.invalidate());
  }

  /** Without a live change stream it may be stale, and is read again. */
  get(): Promise<Vocabulary> {
    if (!this.changeStream.isLive) return load();
    this.loaded ??= load().catch((error: unknown) => {
      this.invalidate();
      throw error;
    });
    return this.loaded;
  }

  /** Drops what is kept, because a synonym was added or removed. */
  invalidate(): void {
    this.loaded = null;
  }
}

async function load(): Promise<Vocabulary> {
  const added = await SynonymModel.find({}, { word: 1, means: 1 }).lean<SynonymRecord[]>();
  return new Vocabulary(added.map(toSynonym));
}
