import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cssVariables, theme } from './src/ui/theme.ts';

const styles = fileURLToPath(new URL('../node_modules/@mantine/core/styles', import.meta.url));
const withEveryPage = readFileSync(new URL('src/app/mantine.css', import.meta.url), 'utf8');
const imported = /import \{([^}]*)\} from '(@mantine\/\w+)'/g;

/** Whose styles a part needs beside its own, as in the library's documentation ("CSS files list"). */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  Drawer: ['Overlay', 'ModalBase'],
  Modal: ['Overlay', 'ModalBase'],
  NativeSelect: ['Combobox'],
  Switch: ['InlineInput'],
};

/** Which parts of the library the packages beside it show. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  '@mantine/charts': ['Paper', 'ColorSwatch'],
  '@mantine/dropzone': ['Overlay', 'LoadingOverlay'],
  '@mantine/modals': ['Modal'],
  '@mantine/notifications': ['Notification'],
};

/**
 * Brings the styles of the component library with the parts that are used, where a page uses them; those that every
 * page begins with stand in src/app/mantine.css.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/src\/.*\.tsx$/, code: '@mantine/' },
      handler(code) {
        const parts = [...code.matchAll(imported)].flatMap(([, names = '', source = '']) =>
          source === '@mantine/core' ? names.split(',').map((name) => name.trim()) : (shownBy[source] ?? []),
        );
        const files = new Set(parts.flatMap((part) => [...(builtOn[part] ?? []), part]).filter(comesLater));
        const lines = [...files].map((file) => `import '@mantine/core/styles/${file}.css';`);
        // On the first line, so that what is said of the others' places stays true.
        return lines.length === 0 ? null : { code: lines.join('') + code, map: null };
      },
    },
  };
}

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

function comesLater(part: string): boolean {
  return existsSync(`${styles}/${part}.css`) && !withEveryPage.includes(`/${part}.css`);
}
