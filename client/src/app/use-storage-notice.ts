import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { isStorageBlockedVar } from '../lib/storage-health.ts';
import { showAlert } from '../ui/notifications/notifications.ts';

/** Where this tab stores that the notice was shown. */
const NOTICE_SHOWN_KEY = 'pet-store-told';

/** Says once that the browser stores neither cart nor sign-in, when there is something to store. */
export function useStorageNotice(): void {
  const isUnkept = useReactiveVar(isStorageBlockedVar);

  useEffect(() => {
    if (!isUnkept || wasNoticeShown()) return;
    showAlert(
      'Your browser keeps nothing for this shop: its storage is full or switched off. Your cart and your sign-in last until you reload or close this page.',
    );
  }, [isUnkept]);
}

function wasNoticeShown(): boolean {
  try {
    const wasShown = sessionStorage.getItem(NOTICE_SHOWN_KEY) !== null;
    sessionStorage.setItem(NOTICE_SHOWN_KEY, 'yes');
    return wasShown;
  } catch {
    // It is said again after a reload, which has emptied the cart by then.
    return false;
  }
}
