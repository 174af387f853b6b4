import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { PromotionForm } from './promotion-form.tsx';
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

/** The promotion that is edited, or a new one; null while none is. */
type OpenPromotion = Promotion | 'new' | null;

interface PromotionDialogProps {
  readonly open: OpenPromotion;
  readonly onClose: () => void;
}

/** A promotion's form, with its preview. */
function PromotionDialog({ open, onClose }: PromotionDialogProps) {
  // While the dialog fades away it still shows the promotion.
  const shown = useRef(open);
  if (open) shown.current = open;
  const promotion = shown.current === 'new' ? null : shown.current;
  const title = promotion ? `Edit ${promotion.code}` : 'New promotion';
  return (
    <FormDialog isOpen={open !== null} title={title} onClose={onClose}>
      {(controls) => shown.current && <PromotionForm promotion={promotion} {...controls} />}
    </FormDialog>
  );
}
