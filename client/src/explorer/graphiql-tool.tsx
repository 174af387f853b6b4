import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useEffect, useRef, useState } from 'react';
import type { AuthorizedFetch, GetToken } from './authorized-fetch.ts';
import { graphiqlFetcher } from './graphiql-fetcher.ts';
import type { OpenedExample } from './opened-example.ts';
import { type ChosenFiles, uploadsIn } from './upload-variables.ts';

interface GraphiqlToolProps {
  readonly send: AuthorizedFetch;
  readonly getToken: GetToken;
  /** What a first visit begins with. Later ones find the tabs that they left. */
  readonly first: readonly OpenedExample[];
  /** Opened in a tab of its own. */
  readonly chosen: OpenedExample | null;
}

/** GraphiQL, all of it from this server, with examples as its tabs. */
export function GraphiqlTool({ send, getToken, first, chosen }: GraphiqlToolProps) {
  const [files, setFiles] = useState<ChosenFiles>({});
  const latestFiles = useRef(files);
  latestFiles.current = files;
  const [fetcher] = useState(() => {
    prepareFirstVisit(first);
    return graphiqlFetcher({ send, getToken, getFiles: () => latestFiles.current });
  });

  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={first.map((example) => ({ query: example.document, variables: textOf(example) }))}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        {/* The bar above says where we are. */}
        <ChosenTab example={chosen} />
      </GraphiQL.Logo>
      <GraphiQL.Footer>
        <UploadFiles files={files} onChange={setFiles} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}

/** Opens an example in a new tab; shows nothing by itself. */
function ChosenTab({ example }: { example: OpenedExample | null }) {
  const { addTab, setOperationName } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one tab for each choice
  useEffect(() => {
    if (!example) return;
    addTab();
    queryEditor?.setValue(example.document);
    variableEditor?.setValue(textOf(example));
    // GraphiQL reads the new document only a moment later and would run the operation of the tab before until then.
    setOperationName(example.name);
  }, [example]);

  return <span />;
}

function textOf({ variables }: OpenedExample): string {
  return JSON.stringify(variables, null, 2);
}

/**
 * GraphiQL takes the first tab's variables from its storage only and leaves them empty on a first
 * visit, so they are laid there before it starts.
 */
function prepareFirstVisit([first]: readonly OpenedExample[]) {
  try {
    if (!first || localStorage.getItem('graphiql:tabState') !== null) return;
    localStorage.setItem('graphiql:query', first.document);
    localStorage.setItem('graphiql:variables', textOf(first));
  } catch {
    // Without storage the first example is shown without its variables.
  }
}

interface UploadFilesProps {
  readonly files: ChosenFiles;
  readonly onChange: (files: ChosenFiles) => void;
}

/** Inputs for the file variables of the edited operation; nothing where it has none. */
function UploadFiles({ files, onChange }: UploadFilesProps) {
  const operations = useGraphiQL((state) => state.operations);
  const names = [...new Set((operations ?? []).flatMap(uploadsIn))];

  function choose(name: string, file: File | undefined): void {
    const { [name]: _former, ...others } = files;
    onChange(file ? { ...others, [name]: file } : others);
  }

  return names.map((name) => (
    <label key={name} className="explorer-file">
      <span>File for ${name}</span>
      <input type="file" onChange={({ currentTarget }) => choose(name, currentTarget.files?.[0])} />
    </label>
  ));
}
