import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { PromotionForm } from './promotion-form.tsx';
import type { Promotion } from './use-promotions.ts';

/** The promotion that is edited, or a new one; null while none is. */
export type OpenPromotion = Promotion | 'new' | null;

interface PromotionDialogProps {
  readonly open: OpenPromotion;
  readonly onClose: () => void;
}

/** A promotion's form, with its preview. What was typed is only left behind on purpose. */
export function PromotionDialog({ open, onClose }: PromotionDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const isDirty = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  // While the dialog fades away it still shows the promotion.
  const shown = useRef(open);
  if (open) shown.current = open;
  const promotion = shown.current === 'new' ? null : shown.current;

  function close() {
    isDirty.current = false;
    setLeaving(false);
    onClose();
  }

  return (
    <Modal
      opened={open !== null}
      onClose={() => (isDirty.current ? setLeaving(true) : close())}
      title={promotion ? `Edit ${promotion.code}` : 'New promotion'}
      size="64rem"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown.current && (
        <PromotionForm
          promotion={promotion}
          isLeaving={isLeaving}
          onDirty={(changed) => {
            isDirty.current = changed;
          }}
          onStay={() => setLeaving(false)}
          onClose={close}
        />
      )}
    </Modal>
  );
}
