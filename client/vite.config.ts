import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addTypenameToDocument } from '@apollo/client/utilities';
import react from '@vitejs/plugin-react';
import { parse, print } from 'graphql';
import {
  type BuildOptions,
  defaultClientConditions,
  defineConfig,
  type Plugin,
  transformWithOxc,
} from 'vite';
import { articleModule } from './article-module.ts';
import { compressedFiles } from './compressed-files.ts';
import { inlineDocuments } from './inline-documents.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
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
    test: /preload-helper|\/client\/src\/ssr\/yield-to-main\.ts$/,
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

/** Small parts that the same pages load: each file more is named by the first page. */
const sharedParts = [
  { name: 'kinds', test: /\/domain\/catalogue\/(kinds|known)\.ts$/ },
  {
    name: 'browsing',
    test: /\/client\/src\/(lib\/(cart-store\/browsing|household\/[\w-]+(\.operations)?|wishes\/[\w-]+(\.operations)?)|features\/catalogue\/(api\/(pet-card|catalogue)\.operations|compare\/choose|lib\/filter-labels|matching\/card-fit))\.tsx?$/,
  },
  {
    name: 'fits',
    test: /\/(domain\/matching\/match(-texts)?|client\/src\/features\/catalogue\/matching\/(ask-link|fit-(label|reasons)(\.module)?))\.\w+$/,
  },
  {
    name: 'item-fields',
    test: /\/domain\/(catalogue\/(item-fields|animal-facts|facts-in-words|age-in-words|unit-price)|money\/divide-cents|feeding\/energy)\.ts$/,
  },
  {
    name: 'inputs',
    test: /\/domain\/(input\/(decimal-text|note-rules|number-errors|number-rules|required-text|email-address|email-problem|account-rules|phone-number)|errors\/field-errors|addresses\/[\w-]+)\.ts$|\/node_modules\/zod\/v4\/classic\/iso\.js$/,
  },
  {
    name: 'icons',
    test: /\/icons-react\/dist\/esm\/icons\/Icon(Arrow\w+|Chart\w+|Check|Mail|PhotoPlus|Plus|Printer|Scale|Trash|Chevron\w+)\.mjs$/,
  },
  {
    name: 'words',
    test: /\/(client\/src\/(lib\/(random-id|format\/(date-time|calendar-days|promise))|features\/catalogue\/feeding\/food-in-words|ui\/(copy-link|map-link|phone-bar|feedback\/(loaded|loaded-rows|stale-data-notice))|lib\/session\/(save-draft|use-(can|barred-from|last-contact)))|domain\/(text\/(right-to-left|truncate-text)|repeats\/(plan-dates|repeat-labels)|pricing\/(item-price|promotion-code|tax)|shop-settings\/map-address|adoption\/answer-length))\.tsx?$/,
  },
  {
    name: 'stars',
    test: /\/client\/src\/(ui\/stars\/stars|features\/(catalogue\/(lists\/card-rating|item\/gallery\/gallery-labels|components\/(pet-facts|pet-facts\.module)|wishes\/(use-wishes|wish-heart|wish-button|wish-button\.module|wish-list\.module))|reviews\/review-photos\.module|stock-watches\/(use-stock-watch|watch-toggle|watch-toggle\.module))|pages\/item\/item-wishes)\.\w+$/,
  },
  {
    name: 'operations',
    test: /\/client\/src\/(features\/(account|orders|reviews|stock-watches|checkout)|lib)\/.*(address-book|last-contact|money-back|item-reviews|stock-watches|orders|waiting-orders)\.operations\.ts$/,
  },
  {
    name: 'forms',
    test: /\/client\/src\/ui\/(buttons\/focusable-button|forms\/(address-fields|field|checked-field|form-field|form-foot|form-dialog|leave-question|number-field|day-field)|feedback\/loading-state)\.tsx$/,
  },
  { name: 'mantine-provider', test: /\/client\/src\/ui\/theme\/mantine-provider\.(tsx|css)$/ },
  {
    name: 'lists',
    test: /\/client\/src\/(ui\/tables\/(paged-rows|responsive-table|list-pages|load-more-pagination|use-list-pages|use-first|field-changes|list-bar)|ui\/forms\/file-field|hooks\/(use-search-text|use-selection|use-url-filter)|features\/(admin\/(orders\/hooks\/use-undo-offer|exports\/download-csv-button)|orders\/(components\/(my-orders|refund-list)|lib\/order-rows))|ui\/(feedback\/status-badge|applications\/(stage-badge|applications\.module))|lib\/session\/(download-file|fetch-as-account)|lib\/format\/(typed-time|due-text))\.(tsx?|css)$/,
  },
  {
    name: 'threads',
    test: /\/(client\/src\/ui\/threads\/(outside-badge|threads|thread-messages|waiting-questions)\.|domain\/threads\/)/,
  },
  { name: 'form-state', test: /\/node_modules\/@mantine\/form\// },
  {
    name: 'signed-in',
    test: /\/client\/src\/.*\/(order-updates|order-update-labels)\.tsx?$/,
  },
  { name: 'back-office', test: /\/client\/src\/app\/layouts\/back-office-(header|footer)\./ },
  { name: 'parcels', test: /\/client\/src\/ui\/(parcel-list|piece-list|feedback\/order-marks)\./ },
  {
    name: 'orders',
    test: /\/domain\/(orders\/(order-labels|order-number|dispute-states|card-name|carriers|money-back|promise-labels)|shop-settings\/pricing-settings)\.ts$/,
  },
];

/** The component library; in one file what a dozen parts of the shop share of it. */
const libraryChunk = /\/node_modules\/@mantine\/(core|hooks)\//;

/** What is asked for whole, with all that it imports: pages, and what every page starts with. */
const wholeParts = /\/(react|client|mount|[\w-]+\.page)-[\w-]{7}\.js$/;

/**
 * What is asked for beside a part of the shop that is loaded later. A smaller part names nothing but its styles: what it
 * imports is there already or one round trip away, and the list of all of them stands in the code of the first page.
 */
function preloadedWith(
  file: string,
  dependencies: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html' || wholeParts.test(`/${file}`)) return dependencies;
  return dependencies.filter((dependency) => dependency.endsWith('.css'));
}

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

/** Articles are written in Markdown, and built in. */
const articles: Plugin = {
  name: 'articles',
  transform: {
    filter: { id: /\/features\/articles\/.*\.md$/ },
    handler: (source, path) => transformWithOxc(articleModule(source, path), `${path}.jsx`),
  },
};

/** The same in both builds: pages name pictures by it before browsers do. Seven characters tell builds apart. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** What browsers load. */
const browserBuild: BuildOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
  // For pageFiles.
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
  rolldownOptions: {
    input: { shop: pathOf('index.html'), explorer: pathOf('explorer.html') },
    // In few files what every page begins with: forty small ones are larger, and are asked for one after another. The
    // first page names nearly two hundred others.
    output: {
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames,
      codeSplitting: {
        groups: [
          ...chunkGroups,
          { name: 'catalogue', test: catalogueChunk, priority: 1 },
          { name: 'mantine', test: libraryChunk, minShareCount: 6 },
          ...sharedParts,
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
      assetFileNames,
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
      articles,
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
