import { confirmDialog } from '../../../../ui/notifications/notifications.ts';

/** Asks before something is sent that may not leave. @param deed what is done, as its button says it */
export function askToSendHeld(
  holds: readonly { readonly text: string }[],
  deed: string,
  onConfirm: () => void,
): void {
  confirmDialog({
    title: 'Send it all the same?',
    text: 'This order is held:',
    list: holds.map(({ text }) => text),
    confirm: `${deed} all the same`,
    onConfirm,
  });
}
