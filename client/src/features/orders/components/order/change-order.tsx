import { useDisclosure } from '@mantine/hooks';
import { isAmendable, progressOf } from '../../../../../../domain/orders/amendments.ts';
import { isOfStaff, Role } from '../../../../../../domain/permissions.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { stateOf } from '../../../../lib/state-of.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { LazyDialog } from '../../../../ui/lazy-dialog.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import classes from './order.module.css';

const loadDialog = () => import('./change-dialog.tsx');

interface ChangeOrderProps {
  readonly order: OwnOrder;
  readonly refresh: () => Promise<unknown>;
}

/** Lets a shopper change where their order goes, until its first parcel leaves. */
export function ChangeOrder({ order, refresh }: ChangeOrderProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const { account } = useSession();
  const progress = progressOf(order.entries.map(({ status }) => stateOf(status)));
  // Who works in the shop has it changed in the back office.
  const isShopper = account !== null && !isOfStaff(Role[account.role]);
  if (!isShopper || !isAmendable('shopper', progress)) return null;
  const what = order.delivery.method === 'CURBSIDE' ? 'phone number' : 'address or phone number';
  return (
    <div className={classes.change}>
      <FocusableButton variant="light" size="xs" onClick={dialog.open}>
        Change {what}
      </FocusableButton>
      <LazyDialog load={loadDialog} props={{ isOpen, order, refresh, onClose: dialog.close }} />
    </div>
  );
}
