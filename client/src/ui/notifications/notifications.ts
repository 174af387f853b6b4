import { texts } from '../../../../domain/text/texts.ts';
import { markInteraction } from '../../hooks/use-first-interaction.ts';

/** How notifications are shown, once their code is loaded. */
type NotificationsApi = typeof import('./mantine-notifications.tsx');

/** A dialog that the shopper has to close. */
export function showErrorDialog(text: string, title: string = texts.error.title): void {
  notify((api) => api.openDialog(title, text));
}

/** @param onClose called once the shopper has closed it */
export function showSuccessDialog(text: string, onClose?: () => void): void {
  notify((api) => api.openDialog(texts.success.title, text, onClose));
}

/** A line at the edge of the page that goes away by itself. */
export function showAlert(text: string): void {
  notify((api) => api.openAlert(text));
}

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Whom or what it is about, in a meaningful order. */
  readonly list?: readonly string[] | undefined;
  /** What to consider before confirming. */
  readonly warning?: string | undefined;
  /** Label of the confirming button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Called however it ends. */
  readonly onClose?: (() => void) | undefined;
}

export function confirmDialog(question: Question): void {
  notify((api) => api.openQuestion(question));
}

/** Notifications requested before the provider has loaded. */
const pending: ((board: NotificationsApi) => void)[] = [];
let provider: NotificationsApi | null = null;

/** Shows all notifications through this provider from now on. @returns disconnects it */
export function connectNotifications(board: NotificationsApi): () => void {
  provider = board;
  for (const show of pending.splice(0)) show(board);
  return () => {
    provider = null;
  };
}

/** Shows a notification, or queues it and has the provider loaded. */
function notify(show: (board: NotificationsApi) => void): void {
  if (provider) {
    show(provider);
    return;
  }
  pending.push(show);
  markInteraction();
}
