import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { defineConfig, type Plugin } from 'rolldown';

/*
 * Packs the server that tsc has built, with the packages it uses, into a few dozen files. Of 2,300 files most of the
 * start was finding them, and their texts, comments and names of places stay in memory for as long as the server runs
 * (docs/decisions/0024). The commands of server/src/cli go on running from the files of tsc.
 */

const built = join(import.meta.dirname, '../dist/server/src');
const inPackages = /[\\/]node_modules[\\/]/;

/** Stacks of our own code name TypeScript, so the maps that tsc made go on into the ones made here. */
const mapsOfTsc: Plugin = {
  name: 'maps-of-tsc',
  load: {
    filter: { id: { include: /[\\/]dist[\\/].*\.js$/, exclude: inPackages } },
    handler: async (id) => ({
      code: await readFile(id, 'utf8'),
      map: await readFile(`${id}.map`, 'utf8'),
    }),
  },
};

/**
 * Leaves packages without maps, which would be megabytes in every process, and without letters beyond ASCII: V8 keeps a
 * file in which there is one with two bytes for each letter. They stand in strings, patterns and names, which all know
 * the escape, unless they are escaped already or are read as they were written.
 */
const smallPackages: Plugin = {
  name: 'small-packages',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.every((id) => inPackages.test(id))) continue;
      const code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*/, '');
      chunk.code = /\\[^ -~\t\n\r]|String\.raw`/.test(code) ? code : code.replace(/[^ -~\t\n\r]/g, escaped);
      delete bundle[`${chunk.fileName}.map`];
    }
  },
};

/**
 * Leaves one place for each line of our own code, its first. Node reads a map when it is first asked for a stack, which
 * Stripe's client does for every call, and keeps an array for every place: 6 MB for those of all names.
 */
const mapsOfLines: Plugin = {
  name: 'maps-of-lines',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !name.endsWith('.map')) continue;
      const map = JSON.parse(String(file.source));
      file.source = JSON.stringify({ ...map, names: [], mappings: linesOf(map.mappings) });
    }
  },
};

function linesOf(mappings: string): string {
  return encode(
    decode(mappings).map((places) =>
      places
        .filter(([, source, line], at) => source !== places[at - 1]?.[1] || line !== places[at - 1]?.[2])
        // Without its name.
        .map((place) => place.slice(0, 4) as typeof place),
    ),
  );
}

/** Of the fifty languages that zod brings along, the shop speaks one. */
const oneLanguage: Plugin = {
  name: 'one-language',
  load: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ },
    handler: () => "export { default as en } from './en.js';",
  },
};

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export default defineConfig({
  // Both, since main loads the server itself only after it has set up the maps.
  input: { main: join(built, 'main.js'), serve: join(built, 'serve.js') },
  platform: 'node',
  // All code stays: what is called for nothing but its error, in a try, would be left out as useless.
  treeshake: false,
  // It is native, and loaded with the first picture.
  external: ['sharp'],
  output: {
    // As deep in dist as what tsc made, from where the server looks for the client.
    dir: join(import.meta.dirname, '../dist/server/bundle'),
    cleanDir: true,
    chunkFileNames: '[name].js',
    sourcemap: true,
    // Names stay as they are: mongoose and typegoose go by some, and stacks are read by people.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, legalComments: 'none' } },
    // Compiling one file of six megabytes at once left 20 MB of the process's memory in pieces.
    codeSplitting: { groups: [{ name: 'packages', test: inPackages, tags: ['$initial'], maxSize: 700_000 }] },
    // Packages need each other in circles, which files of their own must not run in another order.
    strictExecutionOrder: true,
  },
  plugins: [mapsOfTsc, oneLanguage, smallPackages, mapsOfLines],
});
