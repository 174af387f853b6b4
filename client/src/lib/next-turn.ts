/** Waits until the browser has had a moment for the shopper: long work is done in pieces. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
