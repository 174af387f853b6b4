import { texts } from '../../../../domain/text/texts.ts';
import { countAsTouch } from '../../hooks/use-first-interaction.ts';

/** How the notice board shows what it is told. */
type Board = typeof import('./mantine-notifications.tsx');

/** A dialog that the shopper has to close. */
export function showErrorDialog(text: string, title: string = texts.error.title): void {
  onBoard((board) => board.postDialog(title, text));
}

export function showSuccessDialog(text: string, title: string = texts.success.title): void {
  onBoard((board) => board.postDialog(title, text));
}

/** A line at the edge of the page that goes away by itself. */
export function showAlert(text: string): void {
  onBoard((board) => board.postAlert(text));
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
  onBoard((board) => board.postQuestion(question));
}

/** What was asked for while the code of the notice board was still on its way. */
const early: ((board: Board) => void)[] = [];
let raised: Board | null = null;

/** The notice board listens from now on, until the returned function says otherwise. */
export function raiseNoticeBoard(board: Board): () => void {
  raised = board;
  for (const show of early.splice(0)) show(board);
  return () => {
    raised = null;
  };
}

/** What nobody listens for yet would be lost, and the button that asked for it would do nothing. */
function onBoard(show: (board: Board) => void): void {
  if (raised) {
    show(raised);
    return;
  }
  early.push(show);
  countAsTouch();
}
