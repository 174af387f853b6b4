import { useRef } from 'react';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { PromotionForm } from './promotion-form.tsx';
import type { Promotion } from './use-promotions.ts';

/** The promotion that is edited, or a new one; null while none is. */
export type OpenPromotion = Promotion | 'new' | null;

interface PromotionDialogProps {
  readonly open: OpenPromotion;
  readonly onClose: () => void;
}

/** A promotion's form, with its preview. */
export function PromotionDialog({ open, onClose }: PromotionDialogProps) {
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
