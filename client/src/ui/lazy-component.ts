import { type ComponentType, lazy } from 'react';

/** A part of the shop whose code comes by itself. Where it can't come, the part is missing and the rest stands. */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));
}

function Nothing() {
  return null;
}
