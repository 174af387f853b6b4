import { ConnectionError } from '../../../lib/apollo/api-error.ts';
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
  const first = await fetchTable(table, await getToken());
  // As with the API: a token that is rejected is renewed once.
  const answer = first.status === 401 ? await fetchTable(table, await getToken({ isForced: true })) : first;
  if (!answer.ok) throw new Error(await refusalIn(answer));
  saveFile(await answer.blob().catch(noConnection), fileNameIn(answer) ?? `${table}.csv`);
}

function fetchTable(table: ExportName, token: string | null): Promise<Response> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`/admin/export/${table}.csv`, { headers }).catch(noConnection);
}

function noConnection(error: Error): never {
  throw new ConnectionError(error);
}

async function refusalIn(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? 'The shop could not make the file. Please try again in a moment.';
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
