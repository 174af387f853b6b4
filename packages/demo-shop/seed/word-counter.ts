import { beginImport, endImport } from '../../../server/src/catalogue/search/bulk-import.ts';
import { withoutTitlePrefix } from '../../../server/src/catalogue/search/words/tokenize-pet.ts';
import { addWords } from '../../../server/src/catalogue/search/words/word-index.ts';

/**
 * The words of items that come by the million. A word is made known before the first item that has it is
 * there, because an item whose words nobody knows is never found; how many have it is added up to the end,
 * and matters only for what comes first.
 */
export class WordCounter {
  private readonly counts = new Map<string, number>();

  private constructor(private readonly load: Awaited<ReturnType<typeof beginImport>>) {}

  /** Starts to count; what is never finished is counted by the next load or the next start of a server. */
  static async start(): Promise<WordCounter> {
    return new WordCounter(await beginImport());
  }

  /** @param ofItems words kept with each item */
  async add(ofItems: readonly (readonly string[])[]): Promise<void> {
    const unknown = new Map<string, number>();
    for (const words of ofItems) {
      for (const kept of words) {
        const word = withoutTitlePrefix(kept);
        const count = this.counts.get(word);
        if (count === undefined) unknown.set(word, 1);
        this.counts.set(word, (count ?? -1) + 1);
      }
    }
    await addWords(unknown);
  }

  /** Counts what is not counted yet. */
  finish(): Promise<void> {
    return endImport(this.load, this.counts);
  }
}
