import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { isInBackOffice } from '../../../../domain/pages/pages.ts';
import { pageKey } from '../../lib/overlays/step.ts';
import { useSession } from '../../lib/session/session.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { RouteLoading } from './route-loading.tsx';
import classes from './shop-layout.module.css';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLogOut } from './use-log-out.ts';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

const BackOfficeFooter = lazyComponent(() => import('./back-office-footer.tsx'));
const BackOfficeHeader = lazyComponent(() => import('./back-office-header.tsx'));
const AccountParts = lazyComponent(() => import('./account-parts.tsx'));

/** The layout of every page: header, navigation, footer. The back office has a header of its own, and no shop around it. */
export function ShopLayout() {
  const { account } = useSession();
  const main = useFocusOnNavigation();
  // Here, because the header that it is pressed in may leave with the page.
  const logOut = useLogOut();
  const inBackOffice = isInBackOffice(useLocation().pathname);
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
      {inBackOffice ? (
        <Suspense fallback={<div className={classes.headerPlace} />}>
          <BackOfficeHeader onLogOut={logOut} />
        </Suspense>
      ) : (
        <PageHeader onLogOut={logOut} />
      )}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classes.main}
        data-back-office={inBackOffice || undefined}
      >
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
        </Suspense>
      </main>
      {inBackOffice ? (
        <Suspense>
          <BackOfficeFooter />
        </Suspense>
      ) : (
        <PageFooter />
      )}
      <OfflineBar />
      {account && (
        <Suspense>
          <AccountParts />
        </Suspense>
      )}
      <RouteAnnouncer />
      <ScrollRestoration getKey={pageKey} />
    </div>
  );
}

/** Announces page changes to screen readers. The first page is announced by the browser itself. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, title: '' });

  useEffect(() => {
    setShown((before) => (before.pathname === pathname ? before : { pathname, title: document.title }));
  }, [pathname]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic>
      {shown.title}
    </VisuallyHidden>
  );
}
