import { texts } from '../../../../domain/text/texts.ts';
import { markInteraction } from '../../hooks/use-first-interaction.ts';

/** How the notice board shows what it is told. */
type NotificationsApi = typeof import('./mantine-notifications.tsx');

/** A dialog that the shopper has to close. */
export function showErrorDialog(text: string, title: string = texts.error.title): void {
  notify((api) => api.openDialog(title, text));
}

export function showSuccessDialog(text: string, title: string = texts.success.title): void {
  notify((api) => api.openDialog(title, text));
}

/** A line at the edge of the page that goes away by itself. */
export function showAlert(text: string): void {
  notify((api) => api.openAlert(text));
}

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Whom or what it is about, in an order that counts. */
  readonly list?: readonly string[] | undefined;
  /** What should be thought of before saying yes. */
  readonly warning?: string | undefined;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly onConfirm: () => void;
}

export function confirmDialog(question: Question): void {
  notify((api) => api.openQuestion(question));
}

/** What was asked for while the code of the notice board was still on its way. */
const pending: ((board: NotificationsApi) => void)[] = [];
let provider: NotificationsApi | null = null;

/** The notice board listens from now on, until the returned function says otherwise. */
export function connectNotifications(board: NotificationsApi): () => void {
  provider = board;
  for (const show of pending.splice(0)) show(board);
  return () => {
    provider = null;
  };
}

/** What nobody listens for yet would be lost, and the button that asked for it would do nothing. */
function notify(show: (board: NotificationsApi) => void): void {
  if (provider) {
    show(provider);
    return;
  }
  pending.push(show);
  markInteraction();
}
