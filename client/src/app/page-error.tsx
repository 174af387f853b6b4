import { useReactiveVar } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { checkConnection, connectionVar, useReturnOfConnection } from '../lib/connection.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { PageContainer } from '../ui/page-container.tsx';

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
          <Group justify="center">
            <Button onClick={() => location.reload()}>Load again</Button>
            <Button component={Link} to="/" variant="default">
              Home
            </Button>
          </Group>
        }
      />
    </PageContainer>
  );
}
