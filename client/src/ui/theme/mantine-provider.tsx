import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { chooseColorScheme, chosenColorScheme, onColorScheme } from '../../lib/color-scheme.ts';
import { theme } from './theme.ts';
import './mantine-provider.css';

/**
 * Mantine's provider with the shop's theme and styles. It wraps the pages that use Mantine components, not the whole
 * shop: the first pages do without. Nested in another one it does nothing. The theme's variables are in the styles of
 * every page.
 */
export function ShopMantineProvider({ children }: { readonly children: ReactNode }) {
  const [manager] = useState(colorSchemeManager);
  if (useContext(MantineContext)) return children;
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
    >
      {children}
    </MantineProvider>
  );
}

/** Mantine follows the shop's colour scheme. */
function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: chosenColorScheme,
    set: chooseColorScheme,
    subscribe: (onUpdate) => {
      stop = onColorScheme(() => onUpdate(chosenColorScheme()));
    },
    unsubscribe: () => stop?.(),
    clear: () => chooseColorScheme('auto'),
  };
}
