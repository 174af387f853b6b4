/** Where a list was left. */
export interface Place {
  /** How many rows it had. */
  readonly rows: number;
  /** Address of the link that was pressed, or that stood in view, as the link has it; none where there was no link. */
  readonly link: string | null;
}

const STORAGE_KEY = 'pet-store-places';

/** Pages that a tab remembers: as far back as anybody goes. */
const MAX_PLACES = 20;

type Entry = readonly [key: string, place: Place];

/** @param key of a list at its entry of the history */
export function findPlace(key: string): Place | null {
  return readEntries().find(([known]) => known === key)?.[1] ?? null;
}

/** Outlives the page, as long as its tab. Where nothing can be stored, lists begin at their beginning. */
export function keepPlace(key: string, place: Place): void {
  const others = readEntries().filter(([known]) => known !== key);
  const entries: readonly Entry[] = [[key, place], ...others];
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(0, MAX_PLACES)));
  } catch {
    // It is full, or switched off.
  }
}

function readEntries(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  const [key, place] = Array.isArray(entry) ? entry : [];
  const isLink = place?.link === null || typeof place?.link === 'string';
  return typeof key === 'string' && Number.isInteger(place?.rows) && isLink;
}
