import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { followColorScheme } from '../lib/color-scheme.ts';
import type { Identity } from '../lib/identity.ts';
import { SessionProvider } from '../lib/session.tsx';
import { type ShopConfig, ShopConfigContext } from '../lib/shop-config.ts';
import { replayEvents } from '../ssr/event-replay.ts';
import { useFirstTouch } from '../ui/first-touch.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { showAlert } from '../ui/notices.ts';
import type { ShopRouter } from './router.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useUnkeptNotice } from './use-unkept-notice.ts';

const NoticeBoard = lazyPart(() => import('../ui/notice-board.tsx'));

interface ShopProps {
  readonly config: ShopConfig;
  readonly identity: Identity;
  readonly client: ApolloClient;
  readonly router: ShopRouter;
}

export function Shop({ config, identity, client, router }: ShopProps) {
  const isTouched = useFirstTouch();
  usePrefetch(client);
  useUnkeptNotice();
  useEffect(followColorScheme, []);
  useEffect(replayEvents, []);
  return (
    <ShopConfigContext value={config}>
      <ApolloProvider client={client}>
        {isTouched && (
          <Suspense>
            <NoticeBoard />
          </Suspense>
        )}
        <SessionProvider identity={identity} onRefused={showAlert}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </ShopConfigContext>
  );
}
