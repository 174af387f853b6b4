/**
 * 32 letters that nobody can guess and that will not come again. By hand, because the browser's own `randomUUID` is not
 * there on pages that came by plain http, nor in a Safari before 15.4.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
