import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Settings } from '../config/settings.ts';

/** Where Apollo Sandbox comes from. The page opens the GraphiQL of the client build where this can't be reached. */
export const sandboxHost = 'https://embeddable-sandbox.cdn.apollographql.com';

/** The page at GET /graphql for people with a browser: the explorer, or a plain word where the schema is not public. */
export function landingPage(settings: Settings, clientDir: string): ApolloServerPlugin {
  return {
    async serverWillStart() {
      return {
        async renderLandingPage() {
          if (!settings.hasIntrospection) return { html: closedPage };
          return { html: () => readFile(join(clientDir, 'explorer.html'), 'utf8') };
        },
      };
    },
  };
}

const closedPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Pet shop API</title></head>
  <body><h1>Pet shop API</h1><p>POST GraphQL operations to this address.</p></body>
</html>`;
