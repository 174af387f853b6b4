import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { chooseColorScheme, chosenColorScheme, onColorScheme } from '../../lib/color-scheme.ts';
import { theme } from './theme.ts';
import './mantine-provider.css';

/**
 * What parts of the component library need around them, with their styles. It stands around the pages that show some, not around the
 * shop: what every visitor begins with has none. Within another it changes nothing. The theme's variables are in the
 * styles of every page.
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

/** The library follows the shop's choice of colours. */
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
