/**
 * 32 random hexadecimal digits. By hand, because `crypto.randomUUID` is missing on plain http and in Safari before 15.4.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
