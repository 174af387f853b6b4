/** Where the browser keeps them for this tab. */
const STORAGE_KEY = 'pet-store-scroll';

/** As many entries as are kept: more than anybody goes back through. */
const MAX_ENTRIES = 100;

/** How far down each entry of the tab's history was looked at, in pixels, by the entry's key. */
const positions = new Map<string, number>(read());

export function positionAt(key: string): number | undefined {
  return positions.get(key);
}

/** Takes note of how far down the page is looked at now. */
export function rememberPosition(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
}

/**
 * Gives the entry of the browser's history that the shop begins on a key of its own, unless it has one from an
 * earlier visit. The router calls each of them `default`, and a page that is opened anew in a tab would be looked at
 * from where another one was left.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Keeps the latest of them over a reload. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
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
