/** Where the browser keeps them for this tab. */
const STORAGE_KEY = 'pet-store-scroll';

/** How far down each entry of the tab's history was looked at, in pixels, by the entry's key. */
const positions = new Map<string, number>(read());

export function positionAt(key: string): number | undefined {
  return positions.get(key);
}

/** Takes note of how far down the page is looked at now. */
export function rememberPosition(key: string): void {
  positions.set(key, window.scrollY);
}

/** Keeps them over a reload. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Where nothing can be kept, a reload begins at the top.
  }
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}
