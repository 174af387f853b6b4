import type { Location } from 'react-router-dom';

/** What the history entry of an open overlay has in its state: it is the same page as the entry under it. */
export interface Step {
  /** How many overlays are open at it, from 1 on. */
  readonly depth: number;
  /** The address of the entry under it. */
  readonly under: string;
  /** The key of the page's own entry. */
  readonly page: string;
}

export function stepOf({ state }: Pick<Location, 'state'>): Step | undefined {
  return (state as { readonly overlay?: Step } | null)?.overlay;
}

/** The key of an entry, or for a step that of the page it belongs to, whose place on the screen it shares. */
export function pageKey(location: Location): string {
  return stepOf(location)?.page ?? location.key;
}
