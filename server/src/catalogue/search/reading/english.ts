import type NSpell from 'nspell';

let spelling: Promise<NSpell> | undefined;

/**
 * Whether a word is English. Such a word is never taken for another one, even where the shop has nothing of the kind: who
 * looks for a parrot does not want carrots. The dictionary is read at the first question, in a third of a second.
 */
export async function isEnglish(word: string): Promise<boolean> {
  spelling ??= readDictionary();
  return (await spelling).correct(word);
}

/** Whether it is a name, as those of breeds are. */
export function isEnglishName(word: string): Promise<boolean> {
  return isEnglish(word.charAt(0).toUpperCase() + word.slice(1));
}

async function readDictionary(): Promise<NSpell> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([
    import('nspell'),
    import('dictionary-en'),
  ]);
  return nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
}
