import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { checkConnection, networkStatusVar, useOnReconnect } from '../lib/network-status.ts';
import { pageKey } from '../lib/overlays/step.ts';
import { Button, ButtonLink } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import classes from './route-error.module.css';

/** Which failure was shown first at which entry of the tab's history. */
const shownAt = new WeakMap<Error, string>();

/** Shown in place of a page that failed to load or to render. The layout stays. */
export function RouteError() {
  const error = useRouteError();
  const key = pageKey(useLocation());
  const isCutOff = useReactiveVar(networkStatusVar) !== 'up';
  useEffect(() => {
    console.error(error);
    reloadIfKnown(error, key);
    // The code of a page that is opened without a connection does not arrive, and the browser does not say why.
    void checkConnection();
  }, [error, key]);
  useOnReconnect(() => location.reload());

  return (
    <PageContainer title={isCutOff ? 'This page is out of reach' : 'This page tripped over its own paws'}>
      <EmptyState
        title={isCutOff ? 'The shop can’t be reached' : 'It could not be shown'}
        text={
          isCutOff
            ? 'It opens by itself as soon as the connection is back. Your cart is safe.'
            : 'Loading it again usually helps. Your cart is safe.'
        }
        action={
          <div className={classes.ways}>
            <Button onClick={() => location.reload()}>Load again</Button>
            <ButtonLink to="/" look="default">
              Home
            </ButtonLink>
          </div>
        }
      />
    </PageContainer>
  );
}

/** The router keeps a failed load for good: the next visit to the page reloads the document. */
function reloadIfKnown(error: unknown, key: string): void {
  if (!(error instanceof Error)) return;
  const first = shownAt.get(error) ?? key;
  shownAt.set(error, first);
  if (first !== key && networkStatusVar() === 'up') location.reload();
}
