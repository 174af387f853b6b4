import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkConnection, connectionVar, useReturnOfConnection } from '../lib/connection.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import classes from './page-error.module.css';

/** In place of a page that failed to load or to draw itself. */
export function PageError({ error }: { readonly error: unknown }) {
  const isCutOff = useReactiveVar(connectionVar) !== 'up';
  useEffect(() => {
    console.error(error);
    // The code of a page that is opened without a connection does not arrive, and the browser does not say why.
    void checkConnection();
  }, [error]);
  useReturnOfConnection(() => location.reload());

  return (
    <PageContainer title={isCutOff ? 'This page is out of reach' : 'This page tripped over its own paws'}>
      <EmptyState
        title={isCutOff ? 'The shop can’t be reached' : 'It could not be shown'}
        text={
          isCutOff
            ? 'It opens by itself as soon as the connection is back. Your cart is safe.'
            : 'Loading it afresh usually helps. Your cart is safe.'
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
