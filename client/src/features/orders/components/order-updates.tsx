import { showAlert } from '../../../ui/notifications/notifications.ts';
import { isCancelledHere } from '../hooks/use-cancel-order.ts';
import { useOwnOrderChanges } from '../hooks/use-own-order-changes.ts';
import { orderUpdateLabel } from '../lib/order-update-labels.ts';

/** Notifies the shopper about changes of own orders, on every page. */
export default function OrderUpdates() {
  useOwnOrderChanges((change) => {
    const { kind, petOrder = null, cartEntry = null } = change;
    const order = petOrder ?? cartEntry;
    if (order?.status === 'CANCELLED' && isCancelledHere(order._id)) return;
    const news = orderUpdateLabel({ kind, petOrder, cartEntry });
    if (news) showAlert(news);
  });
  return null;
}
