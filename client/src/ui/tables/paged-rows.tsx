import type { ReactNode } from 'react';
import { LoadedRows } from '../feedback/loaded-rows.tsx';
import { ListPlace } from '../list-place/list-place.tsx';
import type { ListPages } from './list-pages.ts';
import { LoadMorePagination } from './load-more-pagination.tsx';

interface PagedRowsProps<Row> {
  readonly list: ListPages<Row>;
  /** Tells it from the other lists of its page. */
  readonly name?: string;
  /** How many rows are hinted at while they are on their way. */
  readonly loadingRows?: number;
  /** What is shown where there are none. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list page after page, in all its states. */
export function PagedRows<Row>({ list, name, children, ...states }: PagedRowsProps<Row>) {
  return (
    <LoadedRows list={list} {...states}>
      {(rows) => (
        <>
          {children(rows)}
          <ListPlace name={name} rows={rows.length} hasMore={list.hasMore} onMore={list.showMore} />
          <LoadMorePagination
            shown={rows.length}
            total={list.total}
            hasMore={list.hasMore}
            isLoading={list.isLoading}
            onMore={list.showMore}
          />
        </>
      )}
    </LoadedRows>
  );
}
