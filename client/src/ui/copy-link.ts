import { showAlert } from './notifications/notifications.ts';

/** Copies an address that stands on the page, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showAlert('The link is copied.');
  } catch {
    showAlert('Your browser does not let us copy it: select it, and copy it yourself.');
  }
}
