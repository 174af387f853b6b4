/** Up to so many records with a word are counted, to find out which word fewer have. */
const MANY = 1000;

/**
 * Words by how many records have them, the rarest first: a search goes along that one, and looks for the others in what
 * it finds. Of two that very many have, the longer one comes first.
 *
 * @param countUpTo counts the records that have a word, as far as a limit goes
 */
export async function rarestFirst(
  words: readonly string[],
  countUpTo: (word: string, limit: number) => Promise<number>,
): Promise<readonly string[]> {
  if (words.length < 2) return words;
  const counted = await Promise.all(
    words.map(async (word) => ({ word, count: await countUpTo(word, MANY) })),
  );
  return counted
    .toSorted((a, b) => a.count - b.count || b.word.length - a.word.length)
    .map(({ word }) => word);
}
