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
      showAlert(`The back office is for the people of the shop. You are logged in as ${email}.`);
    }
  }, [email]);
}
