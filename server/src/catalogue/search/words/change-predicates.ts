import type { Change } from '../../../database/change-stream.ts';
import { storedWords } from './tokenize-pet.ts';

/** Whether an item counts as it did before, as after a sale that leaves some of it. */
export function hasSameCounts({ before, after }: Change): boolean {
  return (
    before?.cell === after?.cell && before?.petprice === after?.petprice && hasSameWords({ before, after })
  );
}

/** Whether an item has the words that it had. */
export function hasSameWords({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  const [old, now] = [storedWords(before), storedWords(after)];
  return old.length === now.length && old.every((word, place) => word === now[place]);
}

/** Whether the database no longer knows what an item was, or became. */
export function hasMissingImages({ kind, before, after }: Change): boolean {
  return (kind !== 'insert' && !before) || (kind !== 'delete' && !after);
}
