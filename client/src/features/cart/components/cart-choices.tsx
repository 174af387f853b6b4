import { useCartChoices } from '../hooks/use-cart-choices.ts';
import type { QuoteState } from '../hooks/use-quote.ts';
import { explainOffer, findAdjustment } from '../lib/adjustments.ts';
import classes from './cart-choices.module.css';
import { DeliveryChoice } from './delivery-choice.tsx';
import { PromotionCode } from './promotion-code.tsx';

interface CartChoicesProps {
  readonly quote: QuoteState;
  /** Set while the cart is being paid: it must not change under the payment. */
  readonly isLocked: boolean;
}

/** What can be chosen beside the items: how they come, and a code. */
export function CartChoices({ quote: { quote, delivery, askAgain }, isLocked }: CartChoicesProps) {
  const { delivery: picked, promotionCode } = useCartChoices();
  if (!quote) return null;
  const curbside = findAdjustment(quote.adjustments, 'CURBSIDE');
  return (
    <div className={classes.choices}>
      <DeliveryChoice
        options={quote.deliveryOptions}
        picked={picked}
        chosen={delivery}
        curbsideOffer={
          curbside && !curbside.isApplied ? explainOffer(curbside, delivery === 'CURBSIDE') : undefined
        }
        isLocked={isLocked}
        onOver={() => void askAgain()}
      />
      <PromotionCode
        code={promotionCode}
        adjustment={findAdjustment(quote.adjustments, 'PROMOTION_CODE')}
        isLocked={isLocked}
      />
    </div>
  );
}
