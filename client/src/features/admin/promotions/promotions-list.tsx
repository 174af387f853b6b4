import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';
import { type OpenPromotion, PromotionDialog } from './promotion-dialog.tsx';
import { PromotionsTable } from './promotions-table.tsx';
import { type Promotion, usePromotions } from './use-promotions.ts';

/** All promotions, and the form in which they are made and changed. */
export function PromotionsList() {
  const [open, setOpen] = useState<OpenPromotion>(null);
  return (
    <Stack gap="lg">
      <div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
          New promotion
        </Button>
      </div>
      <List onEdit={setOpen} />
      <PromotionDialog open={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}

function List({ onEdit }: { readonly onEdit: (promotion: Promotion) => void }) {
  const list = usePromotions();

  if (!list.promotions && list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.promotions) return <LoadingState rows={3} />;
  if (list.promotions.length === 0)
    return (
      <EmptyState title="No promotions yet" text="Make a code, and shoppers can enter it in the cart." />
    );
  return (
    <>
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      <PromotionsTable promotions={list.promotions} onEdit={onEdit} />
      <LoadMorePagination
        shown={list.promotions.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}
