/** Longest wait of a page for its data. */
export const PAGE_DATA_TIMEOUT_MS = 2000;
