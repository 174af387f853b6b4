/** Ends the current task, so that the browser can respond to input before the next. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
