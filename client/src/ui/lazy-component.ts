import { type ComponentType, lazy } from 'react';

/** A lazily loaded component that renders nothing where its code fails to load. */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));
}

function Nothing() {
  return null;
}
