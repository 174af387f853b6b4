/** Ends the task, so that the browser can answer the shopper before the next: long work is done in pieces. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
