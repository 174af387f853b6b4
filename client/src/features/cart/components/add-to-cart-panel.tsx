import { Alert } from '@mantine/core';
import { IconCheck, IconShoppingBag } from '@tabler/icons-react';
import { type ReactNode, useId, useReducer, useState } from 'react';
import { Link } from 'react-router-dom';
import { toCents, toDollars } from '../../../../../domain/money/money.ts';
import { itemDelivery } from '../../../../../domain/pricing/item-price.ts';
import { termsOf } from '../../../../../domain/shop-settings/pricing-settings.ts';
import { repeatOffer } from '../../../../../domain/shop-settings/repeat-offer.ts';
import type { Availability } from '../../../gql/graphql.ts';
import { setRhythm } from '../../../lib/cart-store/cart-edits.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { SelectField } from '../../../ui/forms/field.tsx';
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx';
import { Money } from '../../../ui/money.tsx';
import { useAmountInCart, useCart } from '../hooks/use-cart.ts';
import {
  nextShoppingValues,
  nothingChosen,
  type ShoppingAction,
  type ShoppingValues,
} from '../lib/item-quantity.ts';
import { putIntoCart } from '../lib/put-into-cart.ts';
import { readRhythm, rhythmOptions } from '../lib/repeat-words.ts';
import { roomFor } from '../lib/stock-limit.ts';
import classes from './add-to-cart-panel.module.css';
import { DeliveryHint } from './delivery-hint.tsx';

interface CartItem {
  readonly _id: string;
  readonly petname: string;
  readonly petprice: number;
  readonly stock?: number | null;
  readonly availability: Availability;
  readonly isAvailable: boolean;
}

interface AddToCartPanelProps {
  readonly item: CartItem;
  /** What can be done while it is sold out. */
  readonly soldOut?: ReactNode;
}

/** Chooses how many of a product and puts them into the cart. */
export function AddToCartPanel({ item, soldOut }: AddToCartPanelProps) {
  const inCart = useAmountInCart(item._id);
  const limit = roomFor(item, inCart);
  const facts = useShopFacts();
  const terms = termsOf(facts);
  const [values, act] = useReducer(
    (current: ShoppingValues, action: ShoppingAction) =>
      nextShoppingValues(current, action, { petprice: item.petprice, limit, terms }),
    nothingChosen,
  );

  const rhythm = useRhythmChoice(item._id);
  const offerId = useId();

  function add() {
    // No chosen amount means one; another tab may have taken some of the stock.
    putIntoCart(item, Math.min(Math.max(1, values.petamount), limit));
    rhythm.keep();
    act('addCart');
  }

  if (!item.isAvailable) {
    return (
      <>
        <NotForSale item={item} />
        {item.stock === 0 && item.availability === 'AVAILABLE' && soldOut}
      </>
    );
  }
  return (
    <div className={classes.panel}>
      <dl className={classes.sums}>
        <Sum label="Price" amount={item.petprice} />
        <Sum label="Delivery cost" amount={toDollars(itemDelivery(toCents(item.petprice), terms))}>
          <DeliveryHint petId={item._id} amount={Math.min(Math.max(1, values.petamount), limit)} />
        </Sum>
        <Sum label="Total" amount={values.totalamont} isTotal />
      </dl>
      <div className={classes.repeat}>
        <SelectField
          label="Repeat delivery"
          aria-describedby={offerId}
          options={rhythmOptions}
          value={rhythm.value}
          onChange={(event) => rhythm.pick(event.currentTarget.value)}
        />
        <p id={offerId}>{repeatOffer(facts)}.</p>
      </div>
      <div className={classes.actions}>
        <QuantityStepper
          value={values.petamount}
          onChange={(next) => act(next > values.petamount ? 'increment' : 'decrement')}
          min={0}
          max={limit}
          label={`Quantity of ${item.petname}`}
        />
        <FocusableButton
          size="md"
          className={classes.add}
          leftSection={<IconShoppingBag size={20} aria-hidden />}
          isOff={limit === 0}
          onClick={add}
        >
          ADD TO CART
        </FocusableButton>
      </div>
      <p className={classes.note} aria-live="polite" data-filled={inCart > 0 || undefined}>
        {inCart > 0 && (
          <>
            <IconCheck size={18} aria-hidden /> <span>In your cart: {inCart}</span>{' '}
            <Link to="/YourCarts" className={classes.link}>
              Go to your cart
            </Link>
          </>
        )}
        {limit === 0 && ' That is all we have of it.'}
      </p>
    </div>
  );
}

/** The rhythm of an item: as picked here, otherwise as it is in the cart. `keep` puts the pick there. */
function useRhythmChoice(petId: string) {
  const [picked, pick] = useState<string>();
  const kept = useCart().find((entry) => entry.petId === petId)?.everyWeeks;
  return {
    value: picked ?? String(kept ?? ''),
    pick,
    keep() {
      if (picked !== undefined) setRhythm(petId, readRhythm(picked));
    },
  };
}

function NotForSale({ item: { petname, availability } }: { readonly item: CartItem }) {
  if (availability === 'RETIRED') {
    return (
      <Alert color="apricot" title="No longer in the shop">
        We have stopped selling {petname}. Have a look at what else is on the shelf.
      </Alert>
    );
  }
  return (
    <Alert color="apricot" title="Out of stock">
      {petname} is sold out just now. Have a look at what else is on the shelf.
    </Alert>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: boolean;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

function Sum({ label, amount, isTotal, children }: SumProps) {
  return (
    <div className={classes.sum} data-total={isTotal}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
      {children}
    </div>
  );
}
