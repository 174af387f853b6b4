import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';

interface SectionList<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
  readonly showMore: () => void;
}

interface CustomerSectionProps<Row> {
  readonly title: string;
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly list: SectionList<Row>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One of the lists of a customer's page, with what it is while it loads, fails or has nothing. */
export function CustomerSection<Row>({ title, empty, list, children }: CustomerSectionProps<Row>) {
  return (
    <Stack component="section" gap="md" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Content empty={empty} list={list}>
        {children}
      </Content>
    </Stack>
  );
}

function Content<Row>({ empty, list, children }: Omit<CustomerSectionProps<Row>, 'title'>) {
  const { rows, total, hasMore, isLoading, error, refetch, showMore } = list;
  if (!rows) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState rows={2} />;
  if (rows.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <>
      {error && <StaleDataNotice onRetry={refetch} />}
      {children(rows)}
      {total > rows.length && (
        <LoadMorePagination
          shown={rows.length}
          total={total}
          hasMore={hasMore}
          isLoading={isLoading}
          onMore={showMore}
        />
      )}
    </>
  );
}
