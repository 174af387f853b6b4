/** An error that the person at the terminal can fix: reported in one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
