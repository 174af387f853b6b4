import { useEffect } from 'react';
import { showAlert } from './notifications.ts';

/** Tells somebody of the staff that a page is not for them. The back office itself is. @param title null for no notice */
export function usePageNotice(title: string | null): void {
  useEffect(() => {
    if (title) showAlert(`“${title}” is for admins alone.`);
  }, [title]);
}
