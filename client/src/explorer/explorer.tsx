import { lazy, Suspense, useRef, useState } from 'react';
import type { ShopConfig } from '../lib/config.ts';
import { ApolloSandbox } from './apollo-sandbox.tsx';
import { authorizedFetch, type GetToken } from './authorized-fetch.ts';
import { SignInBar } from './sign-in-bar.tsx';
import { useExplorerIdentity } from './use-explorer-identity.ts';
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

  return (
    <div className="explorer">
      <SignInBar identity={identity} accounts={config.demoAccounts} tool={tool} />
      <main className="explorer-tool">
        {tool === 'sandbox' && identity.isKnown && (
          <ApolloSandbox send={send} getToken={latestToken} account={identity.account} />
        )}
        {tool === 'graphiql' && (
          <Suspense>
            <GraphiqlTool send={send} getToken={latestToken} />
          </Suspense>
        )}
      </main>
    </div>
  );
}
