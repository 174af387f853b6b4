/** Largest upload, in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;
/** Largest picture, in pixels. */
export const MAX_PIXELS = 25_000_000;
