import type NSpell from 'nspell';
import { singularOf } from './vocabulary.ts';

let spelling: Promise<NSpell> | undefined;

/**
 * Whether a word is English. Such a word is never taken for another one, even where the shop has nothing of the kind: who
 * looks for a parrot does not want carrots. The dictionary is read at the first question, in a third of a second.
 */
export async function isEnglish(word: string): Promise<boolean> {
  spelling ??= readDictionary();
  const known = await spelling;
  // In the singular too; and breeds are written like names.
  return [word, singularOf(word), capitalized(word)].some((form) => known.correct(form));
}

/** Whether a word can be a thing, and not only how one is: English nouns can own something, and what is not English is a name. */
export async function isNoun(word: string): Promise<boolean> {
  spelling ??= readDictionary();
  const known = await spelling;
  const singular = singularOf(word);
  const forms = [singular, capitalized(singular), word.toUpperCase()];
  return !(await isEnglish(word)) || forms.some((form) => known.correct(`${form}'s`));
}

async function readDictionary(): Promise<NSpell> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([
    import('nspell'),
    import('dictionary-en'),
  ]);
  return nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
