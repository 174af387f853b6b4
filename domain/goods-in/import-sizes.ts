/** Rows of a file, its headings aside, that are imported at once, all of them or none. */
export const MAX_ROWS_AT_ONCE = 2000;

/** Rows of a file that is imported in the background, some after others. */
export const MAX_IMPORT_ROWS = 50_000;

/** How a file of so many rows is imported. */
export function importWay(rows: number): 'at once' | 'in the background' | 'not at all' {
  if (rows <= MAX_ROWS_AT_ONCE) return 'at once';
  return rows <= MAX_IMPORT_ROWS ? 'in the background' : 'not at all';
}

/** Megabytes of a file: those of fifty thousand items with their texts. */
export const MAX_FILE_MB = 48;

/** Megabytes of a file that is imported at once: those of some thousand items with long texts. */
export const MAX_MB_AT_ONCE = 8;
