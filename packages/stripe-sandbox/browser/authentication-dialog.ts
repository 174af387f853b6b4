import { askInDialog } from './question-dialog.ts';

export type AuthenticationAnswer = 'complete' | 'fail';

/** Stands for the bank's own window, in which a shopper proves to be the card's owner (3-D Secure). */
export async function askForAuthentication(): Promise<AuthenticationAnswer> {
  const isOwner = await askInDialog({
    title: 'Confirm this payment',
    text: 'Here your bank would ask whether it is really you. This is a test card, so you decide.',
    yes: 'Complete authentication',
    no: 'Fail authentication',
  });
  return isOwner ? 'complete' : 'fail';
}
