import { useEffect } from 'react';
import { showAlert } from './notifications.ts';

/**
 * Explains why somebody was redirected from a page of the back office.
 *
 * @param email who they are signed in as; null for no notice
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
