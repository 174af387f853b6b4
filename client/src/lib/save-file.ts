import { MINUTE_MS } from '../../../domain/durations.ts';

/** How long a file stays in memory after the browser was told to save it, in milliseconds. */
const SAVING_TIME_MS = MINUTE_MS;

/** Has the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_TIME_MS);
}
