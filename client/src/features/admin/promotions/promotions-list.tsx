import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
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
  const empty = (
    <EmptyState title="No promotions yet" text="Make a code, and shoppers can enter it in the cart." />
  );
  return (
    <PagedRows list={list} empty={empty}>
      {(promotions) => <PromotionsTable promotions={promotions} onEdit={onEdit} />}
    </PagedRows>
  );
}
