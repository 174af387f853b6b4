import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { useRef, useState } from 'react';
import type { AuthorizedFetch, GetToken } from './authorized-fetch.ts';
import { explorerExamples } from './explorer-examples.ts';
import { graphiqlFetcher } from './graphiql-fetcher.ts';
import { UploadFiles } from './upload-files.tsx';
import type { ChosenFiles } from './upload-variables.ts';

const tabs = explorerExamples.map(({ document, variables }) => ({
  query: document,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}));

interface GraphiqlToolProps {
  readonly send: AuthorizedFetch;
  readonly getToken: GetToken;
}

/** GraphiQL, all of it from this server, with the example operations as its tabs. */
export function GraphiqlTool({ send, getToken }: GraphiqlToolProps) {
  const [files, setFiles] = useState<ChosenFiles>({});
  const latestFiles = useRef(files);
  latestFiles.current = files;
  const [fetcher] = useState(() => {
    prepareFirstVisit();
    return graphiqlFetcher({ send, getToken, getFiles: () => latestFiles.current });
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
      <GraphiQL.Footer>
        <UploadFiles files={files} onChange={setFiles} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
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
    // Without storage the first example is shown without its variables.
  }
}
