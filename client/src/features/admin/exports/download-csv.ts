import { downloadFile } from '../../../lib/session/download-file.ts';
import type { Session } from '../../../lib/session/session.tsx';

/** The tables that the shop gives as files. */
export type ExportName = 'orders' | 'items' | 'customers' | 'payments' | 'purchases' | 'animals';

/**
 * Fetches a table as the signed-in admin and has the browser save it, under the name that the shop gives it.
 *
 * @throws Error with words for the admin
 */
export function downloadCsv(table: ExportName, getToken: Session['getToken']): Promise<void> {
  return downloadFile(`/admin/export/${table}.csv`, `${table}.csv`, getToken);
}
