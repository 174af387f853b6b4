import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadedRows } from '../../../ui/feedback/loaded-rows.tsx';
import { ListPlace } from '../../../ui/list-place/list-place.tsx';
import type { ListPages } from '../../../ui/tables/list-pages.ts';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';

interface CustomerSectionProps<Row> {
  readonly title: string;
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly list: ListPages<Row>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One of the lists of a customer's page, with what it is while it loads, fails or has nothing. */
export function CustomerSection<Row>({ title, empty, list, children }: CustomerSectionProps<Row>) {
  return (
    <Stack component="section" gap="md" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <LoadedRows list={list} loadingRows={2} empty={<Text c="dimmed">{empty}</Text>}>
        {(rows) => (
          <>
            {children(rows)}
            <ListPlace name={title} rows={rows.length} hasMore={list.hasMore} onMore={list.showMore} />
            {list.total > rows.length && (
              <LoadMorePagination shown={rows.length} {...list} onMore={list.showMore} />
            )}
          </>
        )}
      </LoadedRows>
    </Stack>
  );
}
