/** Something that lies over the page and that Back closes: a dialog, a drawer, the search of a phone. */
export interface Overlay {
  /** What its own close button does. It may ask first, and stay open. */
  readonly close: () => void;
}

const watchers = new Set<() => void>();
let overlays: readonly Overlay[] = [];

/** What is open, the lowest first. */
export function openOverlays(): readonly Overlay[] {
  return overlays;
}

/** @returns takes it away again, once it is closed */
export function addOverlay(overlay: Overlay): () => void {
  change([...overlays, overlay]);
  return () => change(overlays.filter((other) => other !== overlay));
}

/** Calls somebody at each overlay that opens or closes. @returns stops it */
export function watchOverlays(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: readonly Overlay[]): void {
  overlays = next;
  for (const watcher of watchers) watcher();
}
