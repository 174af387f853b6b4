import { texts } from '../../../../domain/texts.ts';
import { IdentityError } from '../../lib/identity-error.ts';
import { showErrorDialog } from '../../ui/notices.tsx';

/** Tells the shopper why a login failed, in the words of specification §8. */
export function reportLoginFailure(error: unknown): void {
  if (!(error instanceof IdentityError)) {
    reportShopFailure(error);
    return;
  }
  if (error.code === 'cancelled') return;
  const isWrongPassword = error.code === 'wrong-password';
  showErrorDialog(isWrongPassword ? texts.error.wrongPassword : texts.error.userNotExists);
}

export function reportRegistrationFailure(error: unknown): void {
  if (!(error instanceof IdentityError)) {
    reportShopFailure(error);
    return;
  }
  if (error.code === 'cancelled') return;
  const isWeak = error.code === 'weak-password';
  showErrorDialog(isWeak ? texts.error.weakPassword : texts.error.emailExists);
}

/** The identity provider said yes, the shop did not answer: none of the catalogue's causes. */
function reportShopFailure(error: unknown): void {
  showErrorDialog(error instanceof Error ? error.message : 'Please try again in a moment.');
}
