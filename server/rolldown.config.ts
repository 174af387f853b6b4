import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/*
 * Packs the server that tsc has built, with the packages it uses, into a few dozen files. Of 2,300 files most of the
 * start was finding them, and their texts and comments stay in memory for as long as the server runs
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

export default defineConfig({
  // Both, since main loads the server itself only after it has set up the maps.
  input: { main: join(built, 'main.js'), bootstrap: join(built, 'bootstrap.js') },
  platform: 'node',
  // All code stays: what is called for nothing but its error, in a try, would be left out as useless.
  treeshake: false,
  // The first is native, and loaded with the first picture; the next with the first mail, and the last, which reads files
  // beside it, with the first word that nobody knows.
  external: ['sharp', /^@react-email\//, 'react/jsx-runtime', 'dictionary-en'],
  output: {
    // As deep in dist as what tsc made, from where the server looks for the client.
    dir: join(import.meta.dirname, '../dist/server/bundle'),
    cleanDir: true,
    // Node reads no maps of what lies in a folder of this name: those of packages are megabytes.
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.every((id) => inPackages.test(id)) ? 'node_modules/[name].js' : '[name].js',
    sourcemap: true,
    // They would hold each source a second time, 20 MB of packages.
    sourcemapExcludeSources: true,
    // Names stay as they are: mongoose and typegoose go by some, and stacks are read by people.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, legalComments: 'none' } },
    // Compiling one file of six megabytes at once left 20 MB of the process's memory in pieces.
    codeSplitting: { groups: [{ name: 'packages', test: inPackages, tags: ['$initial'], maxSize: 700_000 }] },
    // Packages need each other in circles, which files of their own must not run in another order.
    strictExecutionOrder: true,
  },
  plugins: [mapsOfTsc],
});
