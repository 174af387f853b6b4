import { useEffect } from 'react';
import { showAlert } from './notifications.ts';

/**
 * Says why somebody is on another page than the one of the back office that they opened.
 *
 * @param email who they are signed in as; null while there is nothing to say
 */
export function useAdminsOnlyNotice(email: string | null): void {
  useEffect(() => {
    if (email) {
      showAlert(
        `The dashboard is for the shop’s admins. You are signed in as ${email}, who is not one of them.`,
      );
    }
  }, [email]);
}
