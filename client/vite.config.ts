import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addTypenameToDocument } from '@apollo/client/utilities';
import react from '@vitejs/plugin-react';
import { parse, print } from 'graphql';
import { type BuildOptions, defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { inlineDocuments } from './inline-documents.ts';
import { pageFiles } from './page-files.ts';
import { themeVariables } from './theme-variables.ts';

/** Where the server listens while the client is developed. */
const api = process.env.SHOP_ADDRESS ?? 'http://127.0.0.1:4000';
/** Where the shop is known, through a forwarded port perhaps; vite knows only addresses and this machine's own name. */
const publicUrl = process.env.PUBLIC_URL;

/** What the code of every page is made of, in pieces that a browser can run one after the other (src/main.ts). */
const chunkGroups = [
  {
    name: 'start',
    test: /preload-helper|\/client\/src\/(ssr\/yield-to-main|lib\/older-browsers)\.ts$/,
    priority: 5,
  },
  { name: 'react', test: /\/client\/src\/lib\/react\.ts$/, priority: 4 },
  { name: 'apollo', test: /\/client\/src\/lib\/apollo\/client\.ts$/, priority: 3 },
  {
    name: 'base',
    // With two that are too small for files of their own.
    test: /\/client\/src\/(app\/mount\.tsx|hooks\/use-hydrated\.ts|features\/cart\/hooks\/use-cart\.ts)$/,
    priority: 2,
  },
];

/** What home, lists, searches and items show, with all that it is made of. */
const catalogueChunk =
  /\/features\/(catalogue\/(components\/(pet-grid|featured-animals|showcase)|search\/search-criteria)|cart\/components\/quick-add)\.tsx/;

/** The component library; in one file what a dozen parts of the shop share of it. */
const libraryChunk = /\/node_modules\/@mantine\/(core|hooks)\//;

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** What the client asks, by the hashes that it sends for it; the server reads it at its start. */
const persistedQueriesFile: Plugin = {
  name: 'operations',
  apply: 'build',
  generateBundle() {
    const texts: Record<string, string> = JSON.parse(
      readFileSync(pathOf('src/gql/persisted-documents.json'), 'utf8'),
    );
    for (const [hash, text] of Object.entries(texts)) {
      // As the client's cache would complete it.
      texts[hash] = print(addTypenameToDocument(parse(text)));
    }
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: JSON.stringify(texts) });
  },
};

/** What browsers load. */
const browserBuild: BuildOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  // README.md names them; older-browsers.ts adds what the oldest of them have not.
  target: ['chrome94', 'edge94', 'firefox93', 'safari15'],
  // For pageFiles.
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { shop: pathOf('index.html'), explorer: pathOf('explorer.html') },
    // In few files what every page begins with: forty small ones are larger, and are asked for one after another.
    output: {
      codeSplitting: {
        groups: [
          ...chunkGroups,
          { name: 'catalogue', test: catalogueChunk, priority: 1 },
          { name: 'mantine', test: libraryChunk, minShareCount: 12 },
        ],
      },
    },
  },
};

/** What the server draws pages with. */
const serverBuild: BuildOptions = {
  outDir: '../dist/drawing',
  emptyOutDir: true,
  target: 'node26',
  copyPublicDir: false,
  rolldownOptions: {
    input: pathOf('src/entry-server.tsx'),
    // Small in the server's memory, with the names that its log shows.
    output: {
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true, legalComments: 'none' } },
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  // Whoever builds it: a test's own environment would have the libraries' builds for developers in it.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      inlineDocuments(),
      themeVariables(),
      react(),
      ...(isSsrBuild ? [] : [persistedQueriesFile, pageFiles(), compressedFiles()]),
    ],
    resolve: {
      // RxJS has a build for browsers of today under this name.
      conditions: ['es2015', ...defaultClientConditions],
    },
    build: isSsrBuild ? serverBuild : browserBuild,
    // The server runs it without looking anything up in packages.
    ssr: { noExternal: true },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    // These ask for their web workers in vite's own words, which the optimizer of the development server can't read.
    optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
    server: {
      allowedHosts: publicUrl && URL.canParse(publicUrl) ? [new URL(publicUrl).hostname] : [],
      proxy: {
        '/graphql': { target: api, ws: true },
        '/config.json': api,
        '/images': api,
        // The embedded parts of sign-in and payment, which the server hands on to.
        '/identitytoolkit.googleapis.com': api,
        '/securetoken.googleapis.com': api,
        '/emulator': api,
        '/stripe': api,
      },
    },
  };
});
