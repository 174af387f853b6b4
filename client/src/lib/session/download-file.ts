import { MINUTE_MS } from '../../../../domain/durations.ts';
import { fetchAsAccount, noConnection, refusalIn } from './fetch-as-account.ts';
import type { Session } from './session.tsx';

/** How long a file stays in memory after the browser was told to save it, in milliseconds. */
const SAVING_TIME_MS = MINUTE_MS;

/**
 * Fetches a file as who is signed in and has the browser save it, under the name that the shop gives it.
 *
 * @param name that it has where the shop gives none
 * @throws Error with words for whoever asked
 */
export async function downloadFile(path: string, name: string, getToken: Session['getToken']): Promise<void> {
  const answer = await fetchAsAccount(getToken, path);
  if (!answer.ok) {
    const refusal = await refusalIn(answer);
    throw new Error(refusal?.message ?? 'The shop could not make the file. Please try again in a moment.');
  }
  saveFile(await answer.blob().catch(noConnection), fileNameIn(answer) ?? name);
}

function fileNameIn({ headers }: Response): string | undefined {
  const disposition = headers.get('content-disposition') ?? '';
  const inAnyLetters = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (inAnyLetters) return decodeURIComponent(inAnyLetters);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1];
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_TIME_MS);
}
