import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { useState } from 'react';
import { explorerExamples } from '../explorer-examples.ts';
import type { AuthorizedFetch } from './authorized-fetch.ts';

const tabs = explorerExamples.map(({ document, variables }) => ({
  query: document,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}));

/** GraphiQL, all of it from this server, with the example operations as its tabs. */
export function GraphiqlTool({ send }: { send: AuthorizedFetch }) {
  const [fetcher] = useState(() => {
    prepareFirstVisit();
    return fetcherOf(send);
  });

  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        {/* The bar above says where we are. */}
        <span />
      </GraphiQL.Logo>
    </GraphiQL>
  );
}

function fetcherOf(send: AuthorizedFetch): NonNullable<GraphiQLProps['fetcher']> {
  return async (operation, options) => {
    const response = await send('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...options?.headers,
      },
      body: JSON.stringify(operation),
    });
    return response.json();
  };
}

/**
 * GraphiQL takes the first tab's variables from its storage only and leaves them empty on a first
 * visit, so they are laid there before it starts.
 */
function prepareFirstVisit() {
  const [first] = tabs;
  try {
    if (!first || localStorage.getItem('graphiql:tabState') !== null) return;
    localStorage.setItem('graphiql:query', first.query);
    localStorage.setItem('graphiql:variables', first.variables ?? '');
  } catch {
    // A browser that keeps nothing shows the first example without its variables.
  }
}
