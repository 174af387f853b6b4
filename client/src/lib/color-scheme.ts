import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark' | 'auto';

/** The storage key of the choice; public/color-scheme.js reads it before the first paint. */
const STORAGE_KEY = 'mantine-color-scheme-value';

const listeners = new Set<() => void>();
let chosen: ColorScheme | undefined;

/** Light or dark, where one was chosen in this browser. */
export function chosenColorScheme(): ColorScheme {
  chosen ??= readChosen();
  return chosen;
}

/** Applies a colour scheme, and stores it for the next visit. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === chosenColorScheme()) return;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Without storage it lasts until the page is left.
  }
  take(scheme);
}

/** What is chosen. Nobody knows it on the server, so the first page has the system's. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorScheme, chosenColorScheme, () => 'auto');
}

/** @returns what stops it */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the system, and the choices in other tabs.
 *
 * @returns what stops it
 */
export function followColorScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) take(readChosen());
  };
  system.addEventListener('change', show);
  addEventListener('storage', followOtherTab);
  return () => {
    system.removeEventListener('change', show);
    removeEventListener('storage', followOtherTab);
  };
}

function take(scheme: ColorScheme): void {
  chosen = scheme;
  show();
  for (const listener of listeners) listener();
}

function show(): void {
  const scheme = chosenColorScheme();
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = scheme === 'auto' ? ofSystem : scheme;
}

function readChosen(): ColorScheme {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}
