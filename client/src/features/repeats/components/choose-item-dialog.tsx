import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { ItemPurpose } from '../lib/plan-dialogs.ts';
import type { RepeatPlan } from '../lib/plan-labels.ts';
import { ChooseItemForm } from './choose-item-form.tsx';

interface ChooseItemDialogProps {
  readonly plan: RepeatPlan;
  /** Null while it is closed. */
  readonly purpose: ItemPurpose | null;
  readonly onClose: () => void;
}

export function ChooseItemDialog({ plan, purpose, onClose }: ChooseItemDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  // While the dialog fades away it still shows what it was for.
  const shown = useRef(purpose);
  if (purpose) shown.current = purpose;
  return (
    <Modal
      isOpen={purpose !== null}
      onClose={onClose}
      title={titles[shown.current ?? 'swap'](plan)}
      size="40rem"
      fullScreen={isNarrow}
    >
      {shown.current && <ChooseItemForm plan={plan} purpose={shown.current} onClose={onClose} />}
    </Modal>
  );
}

const titles: Readonly<Record<ItemPurpose, (plan: RepeatPlan) => string>> = {
  swap: ({ petname }) => `Swap ${petname}`,
  substitute: ({ petname }) => `If ${petname} is sold out`,
  extra: () => 'Add to the next delivery',
};
