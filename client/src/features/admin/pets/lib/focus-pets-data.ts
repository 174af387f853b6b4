export const PETS_DATA_ID = 'pets-data';

/** Where the focus goes when what had it is gone with its row. */
export function focusPetsData(): void {
  document.getElementById(PETS_DATA_ID)?.focus({ preventScroll: true });
}
