import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ShopConfig } from '../lib/config.ts';
import { ApolloSandbox } from './apollo-sandbox.tsx';
import { authorizedFetch, type GetToken } from './authorized-fetch.ts';
import { ExampleMenu } from './example-menu.tsx';
import type { ExplorerExample } from './examples/explorer-example.ts';
import { firstExamples, joined, type OpenedExample, openExample } from './opened-example.ts';
import { SignInBar } from './sign-in-bar.tsx';
import { useExplorerIdentity } from './use-explorer-identity.ts';
import { useShopRecords } from './use-shop-records.ts';
import { useTool } from './use-tool.ts';

const GraphiqlTool = lazy(() =>
  import('./graphiql-tool.tsx').then(({ GraphiqlTool }) => ({ default: GraphiqlTool })),
);

/**
 * Apollo Sandbox, or GraphiQL where the internet is out of reach or `?tool=graphiql` asks for it. Above
 * either: an account to run the operations as.
 */
export function Explorer({ config }: { config: ShopConfig }) {
  const identity = useExplorerIdentity(config);
  const getToken = useRef(identity.getToken);
  getToken.current = identity.getToken;
  const [latestToken] = useState((): GetToken => () => getToken.current());
  const [send] = useState(() => authorizedFetch(latestToken));
  const tool = useTool();
  const [records, refreshRecords] = useShopRecords(send, identity.isKnown ? identity.account : undefined);
  const [chosen, setChosen] = useState<OpenedExample | null>(null);
  const first = useMemo(() => records && firstExamples(records), [records]);
  const all = useMemo(() => first && joined(first), [first]);

  /** With what the shop has by now: the one before may have changed it. */
  async function choose(example: ExplorerExample) {
    setChosen(openExample(example, await refreshRecords()));
  }

  return (
    <div className="explorer">
      <SignInBar identity={identity} accounts={config.demoAccounts} tool={tool}>
        <ExampleMenu records={records} onChoose={choose} />
      </SignInBar>
      <main className="explorer-tool">
        {tool === 'sandbox' && all && (
          <ApolloSandbox
            send={send}
            getToken={latestToken}
            account={identity.account}
            opened={chosen ?? all}
          />
        )}
        {tool === 'graphiql' && first && (
          <Suspense>
            <GraphiqlTool send={send} getToken={latestToken} first={first} chosen={chosen} />
          </Suspense>
        )}
      </main>
    </div>
  );
}
