import dictionary from 'dictionary-en';
import nspell from 'nspell';

let spelling: ReturnType<typeof nspell> | undefined;

/**
 * Whether a word is English. Such a word is never taken for another one, even where the shop has nothing of the kind: who
 * looks for a parrot does not want carrots. The dictionary is read at the first question (a third of a second).
 */
export function isEnglish(word: string): boolean {
  spelling ??= nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  return spelling.correct(word) || spelling.correct(capitalized(word));
}

/** As names are written: breeds of animals among them. */
function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
