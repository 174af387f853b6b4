import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';
import { lazyPart } from '../../ui/lazy-component.ts';
import { ConnectionBar } from './offline-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { PageLoading } from './route-loading.tsx';
import classes from './shop-layout.module.css';
import { useRouteHead } from './use-document-head.ts';
import { useFocusOnNewPage } from './use-focus-on-navigation.ts';
import { useCatchingUp } from './use-refetch-on-reconnect.ts';

const OrderNews = lazyPart(() => import('../../features/orders/components/order-updates.tsx'));

/** What stands around every page: header, navigation, footer. */
export function ShopLayout() {
  const { account } = useSession();
  const main = useFocusOnNewPage();
  useRouteHead();
  useCatchingUp();
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
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <PageFooter />
      <ConnectionBar />
      {account && (
        <Suspense>
          <OrderNews />
        </Suspense>
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
