import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteLoading } from './route-loading.tsx';
import classes from './shop-layout.module.css';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

const OrderUpdates = lazyComponent(() => import('../../features/orders/components/order-updates.tsx'));

/** The layout of every page: header, navigation, footer. */
export function ShopLayout() {
  const { account } = useSession();
  const main = useFocusOnNavigation();
  useDocumentHead();
  useRefetchOnReconnect();
  // A page whose code is still on its way leaves the old one standing.
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={classes.shop}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <div className={classes.progress} data-active={isLoading || undefined} aria-hidden />
      <PageHeader />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <PageFooter />
      <OfflineBar />
      {account && (
        <Suspense>
          <OrderUpdates />
        </Suspense>
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
