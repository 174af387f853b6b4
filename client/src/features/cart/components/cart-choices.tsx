import { TextInput } from '@mantine/core';
import { useCartChoices } from '../hooks/use-cart-choices.ts';
import type { QuoteState } from '../hooks/use-quote.ts';
import { explainOffer, findAdjustment } from '../lib/adjustments.ts';
import classes from './cart-choices.module.css';
import { DeliveryChoice } from './delivery-choice.tsx';
import { PromotionCode } from './promotion-code.tsx';

export interface CartChoicesProps {
  /** Where it goes, for who has not come to an address yet; undefined where the address says it. */
  readonly postcode?: { readonly value: string; readonly onChange: (postcode: string) => void } | undefined;
  readonly quote: QuoteState;
  /** Set while the cart is being paid: it must not change under the payment. */
  readonly isLocked: boolean;
}

/** What can be chosen beside the items: how they come, and a code. */
export function CartChoices({ quote: state, postcode, isLocked }: CartChoicesProps) {
  const { quote, delivery, askAgain, isPostcodeAsked } = state;
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
      {isPostcodeAsked && postcode && (
        <TextInput
          className={classes.postcode}
          label="Your ZIP code"
          autoComplete="postal-code"
          value={postcode.value}
          onChange={(event) => postcode.onChange(event.currentTarget.value)}
        />
      )}
      <PromotionCode
        code={promotionCode}
        adjustment={findAdjustment(quote.adjustments, 'PROMOTION_CODE')}
        isLocked={isLocked}
      />
    </div>
  );
}
