import { fetchAsAccount, noConnection, refusalIn } from '../../../lib/session/fetch-as-account.ts';
import type { Session } from '../../../lib/session/session.tsx';

/** The tables that the shop gives as files. */
export type ExportName = 'orders' | 'items' | 'customers' | 'payments';

/** How long a file stays in memory after the browser was told to save it, in milliseconds. */
const SAVING_TIME_MS = 60_000;

/**
 * Fetches a table as the signed-in admin and has the browser save it, under the name that the shop gives it.
 *
 * @throws Error with words for the admin
 */
export async function downloadCsv(table: ExportName, getToken: Session['getToken']): Promise<void> {
  const answer = await fetchAsAccount(getToken, `/admin/export/${table}.csv`);
  if (!answer.ok) {
    const refusal = await refusalIn(answer);
    throw new Error(refusal?.message ?? 'The shop could not make the file. Please try again in a moment.');
  }
  saveFile(await answer.blob().catch(noConnection), fileNameIn(answer) ?? `${table}.csv`);
}

function fileNameIn({ headers }: Response): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_TIME_MS);
}
