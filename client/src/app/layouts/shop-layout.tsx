import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../lib/session.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import classes from './shop-layout.module.css';
import { useCatchingUp } from './use-catching-up.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useRouteHead } from './use-route-head.ts';

const OrderNews = lazyPart(() => import('../features/orders/order-news.tsx'));

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
