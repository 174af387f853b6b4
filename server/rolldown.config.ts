import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { defineConfig, type OutputBundle, type Plugin } from 'rolldown';
import { inAscii } from '../scripts/ascii.ts';

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

/** Leaves packages without maps, which would be megabytes in every process. */
const mapsOfOurs: Plugin = {
  name: 'maps-of-ours',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.every((id) => inPackages.test(id))) continue;
      chunk.code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*/, '');
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
    changeMaps(bundle, (places) =>
      places
        .filter(([, source, line], at) => source !== places[at - 1]?.[1] || line !== places[at - 1]?.[2])
        // Without its name.
        .map((place) => place.slice(0, 4) as SourceMapSegment),
    );
  },
};

/** Leaves no letter beyond ASCII, which would double what V8 keeps of a file. */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_options, bundle) {
    changeMaps(bundle, (places, line) => {
      let from = 0;
      let moved = 0;
      return places.map(([column, ...rest]) => {
        const before = line.slice(from, column);
        from = column;
        moved += inAscii(before).length - before.length;
        return [column + moved, ...rest] as SourceMapSegment;
      });
    });
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code);
  },
};

/** Changes the places of each line of each file that has a map. */
function changeMaps(
  bundle: OutputBundle,
  change: (places: readonly SourceMapSegment[], line: string) => SourceMapSegment[],
): void {
  for (const chunk of Object.values(bundle)) {
    const file = bundle[`${chunk.fileName}.map`];
    if (chunk.type !== 'chunk' || file?.type !== 'asset') continue;
    const lines = chunk.code.split('\n');
    const map = JSON.parse(String(file.source));
    const mappings = decode(map.mappings).map((places, at) => change(places, lines[at] ?? ''));
    file.source = JSON.stringify({ ...map, names: [], mappings: encode(mappings) });
  }
}

/**
 * MongoDB's driver makes a password of its own letters with 1.6 MB of tables, which it reads when it is loaded. Here they
 * are read with the first password.
 */
const tablesWithFirstPassword: Plugin = {
  name: 'tables-with-first-password',
  load: {
    filter: { id: /[\\/]@mongodb-js[\\/]saslprep[\\/]dist[\\/]node\.js$/ },
    handler: () => `
      let tables;
      function saslprep(text, options) {
        tables ??= require('./memory-code-points').createMemoryCodePoints(require('./code-points-data').default);
        return require('./index').default(tables, text, options);
      }
      module.exports = Object.assign(saslprep, { saslprep, default: saslprep });`,
  },
};

/** Of the fifty languages that zod brings along, the shop speaks one. */
const oneLanguage: Plugin = {
  name: 'one-language',
  load: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ },
    handler: () => "export { default as en } from './en.js';",
  },
};

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
  plugins: [mapsOfTsc, oneLanguage, tablesWithFirstPassword, mapsOfOurs, mapsOfLines, ascii],
});
