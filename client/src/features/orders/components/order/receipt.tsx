import { cardName } from '../../../../../../domain/orders/card-name.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { useShopFacts } from '../../../../lib/shop-facts/use-shop-facts.ts';
import { Money } from '../../../../ui/money.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import classes from './order.module.css';

/** What a receipt says beside the order, on paper alone: who sold it, when it was paid, and with which card. */
export function Receipt({ order }: { readonly order: OwnOrder }) {
  const { name, address, phone, email } = useShopFacts();
  const { settledAt, cardBrand, cardLast4 } = order.payment;
  const card = cardName(cardBrand, cardLast4);
  return (
    <div className={classes.receipt}>
      <p>Receipt for {order.number}</p>
      <address>
        {[name, address, phone, email].filter(Boolean).map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </address>
      {settledAt && (
        <p>
          Paid on <time dateTime={settledAt}>{formatDateTime(settledAt)}</time>
          {card && ` with ${card}`}
        </p>
      )}
      {order.supplements.map((supplement) => (
        <SupplementLine key={supplement.paidAt} {...supplement} />
      ))}
    </div>
  );
}

/** What was charged later, for a dearer way of delivery. */
function SupplementLine({ amount, delivery, paidAt, cardBrand, cardLast4 }: OwnOrder['supplements'][number]) {
  const card = cardName(cardBrand, cardLast4);
  return (
    <p>
      <Money amount={amount} /> more for {deliveryNames[DeliveryMethod[delivery]].toLowerCase()} paid on{' '}
      <time dateTime={paidAt}>{formatDateTime(paidAt)}</time>
      {card && ` with ${card}`}
    </p>
  );
}
