import { showErrorDialog } from '../../../../ui/notifications/notifications.ts';

/** Says in a dialog what went wrong with something that the admin asked for. */
export function showError(error: unknown): void {
  showErrorDialog(error instanceof Error ? error.message : String(error));
}
