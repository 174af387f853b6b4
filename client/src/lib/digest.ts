/** Offset bases and prime of 32-bit FNV-1a; two hashes with different bases make collisions unlikely. */
const SEEDS = [0x811c9dc5, 0x9747b28c];
const PRIME = 0x01000193;

/**
 * A short, non-cryptographic hash of a text: it tells things apart and proves nothing. The browser's own digests need
 * https and are asynchronous.
 */
export function digest(text: string): string {
  return SEEDS.map((beginning) => {
    let hash = beginning;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    return (hash >>> 0).toString(36).padStart(7, '0');
  }).join('');
}
