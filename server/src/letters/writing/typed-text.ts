import type { Letter } from './letter.ts';

/** Stands for what an account has typed until the letter is written, where it is not to be told. */
const CONCEALED = '\uE000';

/** What of records an account has typed. */
const typed: ReadonlySet<string> = new Set(['username', 'name', 'location', 'phone', 'text']);

/** A dot or colon as in an address of the web. */
const LINK_SIGN = /(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}/])/gu;
/** Shows as nothing, and breaks what mail programs take for a link. */
const WORD_JOINER = '\u2060';

/**
 * A record as it stands in mails: what somebody typed is no link, however it is written.
 *
 * @param isConcealed whether nothing of it is shown at all, because nobody has proved the address that the mail goes to
 */
export function asWritten<R extends object>(record: R, isConcealed: boolean | undefined): R {
  const texts = Object.entries(record)
    .filter(([field, value]) => typed.has(field) && typeof value === 'string' && value !== '')
    .map(([field, value]) => [field, isConcealed ? CONCEALED : unlinked(value as string)]);
  return { ...record, ...Object.fromEntries(texts) };
}

function unlinked(text: string): string {
  return text.replace(LINK_SIGN, `$&${WORD_JOINER}`);
}

/** A letter without what was concealed in it. */
export function withoutConcealed(letter: Letter): Letter {
  const { facts } = letter;
  return {
    ...letter,
    ...{ subject: reworded(letter.subject), heading: reworded(letter.heading) },
    paragraphs: letter.paragraphs.map(reworded),
    ...(facts && { facts: facts.filter(({ value }) => !value.includes(CONCEALED)) }),
  };
}

/** "Thank you, Sam!" is "Thank you!", and "Sam, we could not …" "We could not …". */
function reworded(text: string): string {
  return text
    .replaceAll(`, ${CONCEALED}`, '')
    .replace(new RegExp(`^${CONCEALED}, (.)`, 'u'), (_name, letter: string) => letter.toUpperCase())
    .replaceAll(CONCEALED, 'you');
}
