import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { downloadCsv, type ExportName } from './download-csv.ts';

/** Saves all that the shop has of something as a file, whatever the list beside it shows. */
export function DownloadCsvButton({ table }: { readonly table: ExportName }) {
  const { getToken } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadCsv(table, getToken).catch((error: Error) => showErrorDialog(error.message));
    setBusy(false);
  }

  return (
    <FocusableButton
      size="sm"
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      isBusy={isBusy}
      aria-label={`Download CSV of all ${table}`}
      onClick={() => void download()}
    >
      Download CSV
    </FocusableButton>
  );
}
