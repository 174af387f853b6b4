/** Beginnings and factors of FNV-1a in 32 bits; two of them with different beginnings make collisions unlikely. */
const SEEDS = [0x811c9dc5, 0x9747b28c];
const PRIME = 0x01000193;

/**
 * A short text for a long one, always the same, from which the long one can not be read. To tell things apart, not to
 * prove anything: the browser's own digests are for pages that came by https, and keep everybody waiting.
 */
export function digest(text: string): string {
  return SEEDS.map((beginning) => {
    let hash = beginning;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    return (hash >>> 0).toString(36).padStart(7, '0');
  }).join('');
}
