const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * 1024;

/** How large a file is, such as 12 kB or 3.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
}
