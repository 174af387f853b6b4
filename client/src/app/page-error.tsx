import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { PageContainer } from '../ui/page-container.tsx';

/** In place of a page that failed to load or to draw itself. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <PageContainer
      title="This page tripped over its own paws"
      intro="It could not be shown. Loading it afresh usually helps; your cart is safe."
    >
      <Group>
        <Button onClick={() => location.reload()}>Load again</Button>
        <Button component={Link} to="/" variant="default">
          Home
        </Button>
      </Group>
    </PageContainer>
  );
}
