import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cssVariables, theme } from './src/ui/theme.ts';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
/** All of them, in the library's own order: of two that name one element the later wins. */
const allStyles = readFileSync(`${packages}/@mantine/core/styles.css`, 'utf8');
const withEveryPage = readFileSync(new URL('src/app/mantine.css', import.meta.url), 'utf8');
const fromTheLibrary = /import \{([^}]*)\} from ['"](@mantine\/\w+)['"]/g;

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
        const lines = stylesNeededBy(code).map((file) => `import '@mantine/core/styles/${file}.css';`);
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

/**
 * Names of the library's style files that a module needs beside those of every page: of all parts that its parts are
 * made of, as the library's own modules import them, in the library's own order.
 */
export function stylesNeededBy(code: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const text = readFileSync(module, 'utf8');
    for (const [, path = ''] of text.matchAll(/ from "(\.[^"]+)"/g)) visit(join(dirname(module), path));
    for (const part of partsImportedBy(text)) visit(part);
    const [, name] = /(\w+)\.module\.mjs$/.exec(module) ?? [];
    if (name && comesLater(name)) files.add(name);
  };
  for (const part of partsImportedBy(code)) visit(part);
  return [...files].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The library's modules that have what a module imports by name from the library. */
function partsImportedBy(code: string): string[] {
  return [...code.matchAll(fromTheLibrary)].flatMap(([, names = '', source = '']) => {
    const modules = modulesOf(source);
    return names.split(',').flatMap((name) => modules.get(exportedName(name)) ?? []);
  });
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** In which of its modules a package of the library has what it exports, by name. */
function modulesOf(source: string): ReadonlyMap<string, string> {
  const before = known.get(source);
  if (before) return before;
  const folder = `${packages}/${source}/esm`;
  const index = readFileSync(`${folder}/index.mjs`, 'utf8');
  const imports = [...index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)];
  const modules = new Map(
    imports.flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [exportedName(name), join(folder, path)] as const),
    ),
  );
  known.set(source, modules);
  return modules;
}

/** @param imported as it stands in an import: `Text`, `Text as Words` */
function exportedName(imported: string): string {
  return imported.trim().replace(/ as .*$/, '');
}

function comesLater(part: string): boolean {
  return existsSync(styleFile(part)) && !withEveryPage.includes(`/${part}.css`);
}

function placeOf(part: string): number {
  return allStyles.indexOf(readFileSync(styleFile(part), 'utf8').trim());
}

function styleFile(part: string): string {
  return `${packages}/@mantine/core/styles/${part}.css`;
}
