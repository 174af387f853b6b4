import { showAlert, showErrorDialog } from './notifications.ts';

/** Makes a change and says that it is made, or why it is not. Resolves to whether it is. */
export async function reportChange(change: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await change();
  } catch (failure) {
    showErrorDialog((failure as Error).message);
    return false;
  }
  if (done) showAlert(done);
  return true;
}
