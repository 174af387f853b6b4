import { showErrorDialog } from '../../../../ui/notifications/notifications.ts';

/** Shows the error of an admin's action in a dialog. */
export function showError(error: unknown): void {
  showErrorDialog(error instanceof Error ? error.message : String(error));
}
