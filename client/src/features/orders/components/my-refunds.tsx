import { useQuery } from '@apollo/client/react';
import { Group, Text } from '@mantine/core';
import { useId } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ListPlace } from '../../../ui/list-place/list-place.tsx';
import { MyRefundsDocument } from '../api/refunds.operations.ts';
import { LoadMoreButton } from './more-button.tsx';
import classes from './my-refunds.module.css';
import { RefundList } from './refund-list.tsx';

export const REFUNDS_PAGE_SIZE = 5;

/** Refunds to the shopper's cards. Most shoppers have none, so nothing is shown until one is known. */
export function MyRefunds() {
  const { data, error, loading, refetch, fetchMore } = useQuery(MyRefundsDocument, {
    variables: { first: REFUNDS_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const titleId = useId();
  const refunds = data?.me?.refunds;
  const list = refunds?.edges.map((edge) => edge.node) ?? [];
  const askAgain = () => void refetch().catch(() => undefined);

  if (error && !refunds) return <Unknown isLoading={loading} onRetry={askAgain} />;
  if (list.length === 0) return null;

  const hasMore = refunds?.pageInfo.hasNextPage ?? false;
  const showMore = () => fetchMore({ variables: { after: refunds?.pageInfo.endCursor } });
  const isComing = list.some((refund) => refund.status === 'OWED');
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {isComing ? 'Money on its way back' : 'Money given back'}
      </h2>
      <p className={classes.intro}>It goes to the card that paid. Banks take a few days to show it.</p>
      <RefundList refunds={list} />
      <ListPlace name="refunds" rows={list.length} hasMore={hasMore} onMore={showMore} />
      {hasMore && <LoadMoreButton label="Show older ones" onMore={showMore} />}
    </section>
  );
}

interface UnknownProps {
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Small, because the orders above it may well have loaded. */
function Unknown({ isLoading, onRetry }: UnknownProps) {
  return (
    <Group className={classes.unknown} role="status" justify="space-between" gap="xs">
      <Text size="sm">We could not look up whether money is on its way back to you.</Text>
      <FocusableButton size="xs" variant="default" isBusy={isLoading} onClick={onRetry}>
        Look again
      </FocusableButton>
    </Group>
  );
}
