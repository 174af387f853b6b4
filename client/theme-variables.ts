import type { Plugin } from 'vite';
import { cssVariables, theme } from './src/ui/theme/theme.ts';

/** Writes the theme's variables into the styles, so that they are there before any code, and without it. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/src\/app\/mantine\.css$/ },
      async handler(code) {
        const { createElement } = await import('react');
        const { renderToStaticMarkup } = await import('react-dom/server');
        const { MantineProvider } = await import('@mantine/core');
        const provider = createElement(MantineProvider, {
          theme,
          cssVariablesResolver: cssVariables,
          // All of them, in place of the library's own file.
          deduplicateCssVariables: false,
          withGlobalClasses: false,
        });
        const element = renderToStaticMarkup(provider);
        return { code: code + element.replace(/^<style[^>]*>|<\/style>$/g, ''), map: null };
      },
    },
  };
}
