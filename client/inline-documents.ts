import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type Gql = typeof import('./src/gql/gql.ts');

const generated = fileURLToPath(new URL('src/gql/gql.ts', import.meta.url));
const call = /\bgraphql\(`([^`]*)`\)/g;

/**
 * Puts each GraphQL document where it is used. The generated function looks them up in a list of all there are, which
 * would come with the first page; the generator's own plugins for this are for compilers that this build has not.
 */
export function inlineDocuments(): Plugin {
  let gql: Gql;
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      gql = (await runnerImport<Gql>(generated, { configFile: false })).module;
    },
    transform: {
      filter: { id: /\/client\/src\/(?!gql\/).*\.tsx?$/, code: 'graphql(`' },
      handler: (code) => ({
        code: code.replace(call, (_whole, source: string) => `(${JSON.stringify(documentOf(gql, source))})`),
        map: null,
      }),
    },
  };
}

/** @throws where the generated code knows the document not */
function documentOf(gql: Gql, source: string): object {
  const document = gql.graphql(source) as object;
  if (!('kind' in document)) throw new Error(`Run \`npm run codegen\`: this is not generated yet:${source}`);
  return document;
}
