import { isVisible, printableText } from '../text/visible-text.ts';
import { MAX_THREAD_TEXT } from './thread-rules.ts';

/**
 * What stands in a thread of a mail: what was written, cut where it is too long, and how many files were left out; of photos alone, that
 * they came.
 *
 * @returns null where there is nothing of either
 */
export function mailedText({
  text,
  files,
  photos = 0,
}: {
  readonly text: string;
  readonly files: number;
  /** Those of its files that were kept. */
  readonly photos?: number;
}): string | null {
  const printable = printableText(text).trim();
  const written = isVisible(printable) ? printable : '';
  const notes = [
    written === '' && photos > 0 && (photos === 1 ? '[1 photo.]' : `[${photos} photos.]`),
    written.length > MAX_THREAD_TEXT && '[The mail was longer.]',
    files > 0 && (files === 1 ? '[1 file was not taken.]' : `[${files} files were not taken.]`),
  ].filter((note) => note !== false);
  const end = notes.join(' ');
  const kept = written.slice(0, MAX_THREAD_TEXT - end.length - 2).toWellFormed();
  return [kept, end].filter(Boolean).join('\n\n') || null;
}
