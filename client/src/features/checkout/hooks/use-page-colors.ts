import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Finds a colour of the page by its variable. */
export type ColorOf = (variable: string) => string | undefined;

/**
 * What is made of the page's colours, anew with each scheme: for frames of the provider, where the shop's styles do not
 * apply.
 *
 * @param make a function that stays the same one
 */
export function usePageColors<T>(make: (colorOf: ColorOf) => T): T {
  const scheme = useComputedColorScheme();
  const [made, setMade] = useState(() => make(colorOf));

  // In an effect: the page has a new scheme's colours only after rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables have other values in each scheme
  useEffect(() => setMade(make(colorOf)), [scheme, make]);

  return made;
}

function colorOf(variable: string): string | undefined {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim() || undefined;
}
