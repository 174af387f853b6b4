/** How long a page waits for what the database knows of it, in milliseconds. */
export const PAGE_TIMEOUT_MS = 2000;
