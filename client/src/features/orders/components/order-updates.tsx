import { showAlert } from '../../ui/notices.ts';
import { newsOf } from './order-news-words.ts';
import { isCancelledHere } from './use-cancel-order.ts';
import { useOwnOrderChanges } from './use-own-order-changes.ts';

/** Says on every page what has become of an own order. */
export default function OrderNews() {
  useOwnOrderChanges((change) => {
    const { kind, petOrder = null, cartEntry = null } = change;
    const order = petOrder ?? cartEntry;
    if (order?.status === 'CANCELLED' && isCancelledHere(order._id)) return;
    const news = newsOf({ kind, petOrder, cartEntry });
    if (news) showAlert(news);
  });
  return null;
}
