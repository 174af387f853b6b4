import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { errorCodeOf } from '../../../lib/apollo/client.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { ItemLink } from '../../../ui/item-link.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import classes from './stock.module.css';
import { StockCountForm, StockMoveForm } from './stock-forms.tsx';
import { StockMovesTable } from './stock-moves-table.tsx';
import { type ItemStock, useItemStock } from './use-item-stock.ts';

const back = (
  <Anchor component={Link} to="/adminDashboard/stock" size="sm" className={classes.back}>
    <IconArrowLeft size={16} aria-hidden /> Count stock
  </Anchor>
);

/** The stock of one item: how much there is, what changed it, and what changes it now. */
export function ItemStockView({ id }: { readonly id: string }) {
  const { item, moves, error, refetch, loading, ...pages } = useItemStock(id);
  if (!item) {
    return (
      <PageContainer title="Stock" above={back}>
        <Missing error={error} onRetry={refetch} />
      </PageContainer>
    );
  }
  if (item.category === 'PETS') {
    return (
      <PageContainer title={item.petname} above={back}>
        <EmptyState title="An animal has no stock" text="It is one of a kind." />
      </PageContainer>
    );
  }
  return (
    <PageContainer title={`Stock of ${item.petname}`} above={back}>
      <Stack gap="xl">
        {error && <StaleDataNotice onRetry={refetch} />}
        <Facts item={item} />
        <div className={classes.forms}>
          <StockMoveForm id={id} />
          <StockCountForm id={id} />
        </div>
        {moves.length === 0 ? (
          <EmptyState title="Nothing changed it yet" text="What comes, goes and is counted is listed here." />
        ) : (
          <StockMovesTable moves={moves} />
        )}
        <Group>
          {pages.isOlderPart && (
            <FocusableButton variant="default" onClick={pages.showNewest}>
              Show the newest
            </FocusableButton>
          )}
          {pages.hasOlder && (
            <FocusableButton variant="default" isBusy={loading} onClick={pages.showOlder}>
              Show older ones
            </FocusableButton>
          )}
        </Group>
      </Stack>
    </PageContainer>
  );
}

function Facts({ item }: { readonly item: ItemStock }) {
  const { _id, stock, shelf, sku, supplier, reorderLevel, reorderTo } = item;
  const facts = [
    shelf && `Shelf ${shelf}`,
    sku && `SKU ${sku}`,
    supplier && `From ${supplier}`,
    typeof reorderLevel === 'number' &&
      `Reordered at ${reorderLevel}${reorderTo ? `, up to ${reorderTo}` : ''}`,
  ].filter(Boolean);
  return (
    <div>
      <Text size="xl" fw={700}>
        {stock ?? 0} in stock
      </Text>
      <Text c="dimmed" dir="auto">
        {facts.join(' · ')}
      </Text>
      <ItemLink id={_id}>Open its page</ItemLink>
    </div>
  );
}

interface MissingProps {
  readonly error: Parameters<typeof ErrorState>[0]['error'] | undefined;
  readonly onRetry: () => unknown;
}

function Missing({ error, onRetry }: MissingProps) {
  if (!error) return <LoadingState rows={6} />;
  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState title="There is no such item" text="It may have been deleted." />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
