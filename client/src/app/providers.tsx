import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFirstInteraction } from '../hooks/use-first-interaction.ts';
import type { Identity } from '../lib/auth/firebase-identity.ts';
import { followColorScheme } from '../lib/color-scheme.ts';
import { type ShopConfig, ShopConfigContext } from '../lib/config.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { replayEvents } from '../ssr/event-replay.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { showAlert } from '../ui/notifications/notifications.ts';
import { OverlaySteps } from './overlay-steps.tsx';
import type { ShopRouter } from './router.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useStorageNotice } from './use-storage-notice.ts';

const NotificationsProvider = lazyComponent(() => import('../ui/notifications/notifications-provider.tsx'));

interface ProvidersProps {
  readonly config: ShopConfig;
  readonly identity: Identity;
  readonly client: ApolloClient;
  readonly router: ShopRouter;
}

export function Providers({ config, identity, client, router }: ProvidersProps) {
  const hasInteracted = useFirstInteraction();
  usePrefetch(client);
  useStorageNotice();
  useEffect(followColorScheme, []);
  useEffect(replayEvents, []);
  return (
    <ShopConfigContext value={config}>
      <ApolloProvider client={client}>
        {hasInteracted && (
          <Suspense>
            <NotificationsProvider />
          </Suspense>
        )}
        <SessionProvider identity={identity} onRefused={showAlert}>
          <RouterProvider router={router} />
          <OverlaySteps router={router} />
        </SessionProvider>
      </ApolloProvider>
    </ShopConfigContext>
  );
}
