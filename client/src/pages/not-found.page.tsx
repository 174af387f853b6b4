import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer title="This trail goes cold">
      <EmptyState
        title="There is no page here"
        text="The address may have a slip in it, or the page has moved on."
        action={
          <Button component={Link} to="/">
            Home
          </Button>
        }
      />
    </PageContainer>
  );
}
