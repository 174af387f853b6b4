import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import classes from './shop-layout.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** What stands around every page: header, navigation, footer. */
export function ShopLayout() {
  const main = useFocusOnNewPage();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={classes.shop}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <div className={classes.progress} data-active={isLoading || undefined} aria-hidden />
      <PageHeader />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <PageFooter />
      <ScrollRestoration />
    </div>
  );
}
