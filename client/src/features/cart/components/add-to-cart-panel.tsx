import { IconCheck, IconShoppingBag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { toCents, toDollars } from '../../../../../domain/money/money.ts';
import { itemDelivery } from '../../../../../domain/pricing/item-price.ts';
import { termsOf } from '../../../../../domain/shop-settings/pricing-settings.ts';
import { useIsHydrated } from '../../../hooks/use-hydrated.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx';
import { Money } from '../../../ui/money.tsx';
import { PhoneBar } from '../../../ui/phone-bar.tsx';
import { useAmountInCart } from '../hooks/use-cart.ts';
import type { DeliveryOption } from '../lib/delivery-choice.ts';
import { nextShoppingValues, type ShoppingAction, shoppingValues } from '../lib/item-quantity.ts';
import { forgetAmount, keepAmount, keptAmount } from '../lib/kept-amount.ts';
import { putIntoCart } from '../lib/put-into-cart.ts';
import { roomFor } from '../lib/stock-limit.ts';
import classes from './add-to-cart-panel.module.css';
import { DeliveryWays } from './delivery-ways.tsx';
import { RhythmField, useRhythmChoice } from './rhythm-field.tsx';

interface CartItem {
  readonly _id: string;
  readonly petname: string;
  readonly petprice: number;
  readonly stock?: number | null;
  readonly isAvailable: boolean;
  /** How it is delivered alone. */
  readonly deliveryOptions: readonly Omit<DeliveryOption, 'orderBefore'>[];
}

interface AddToCartPanelProps {
  readonly item: CartItem;
  /** The smallest amount, which is chosen at first: none where the page has the specification's arithmetic. */
  readonly least: 0 | 1;
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** Chooses how many of a product, sees what that costs with its delivery, and puts them into the cart. */
export function AddToCartPanel({ item, least, children }: AddToCartPanelProps) {
  const { values, inCart, limit, delivery, act } = useShopping(item, least);
  const rhythm = useRhythmChoice(item._id);
  // No chosen amount means one.
  const amount = Math.min(Math.max(1, values.petamount), limit);
  const isOff = limit === 0;

  function add() {
    if (isOff) return;
    putIntoCart(item, amount);
    rhythm.keep();
    act('addCart');
  }

  return (
    <section className={classes.panel} aria-label={`Order ${item.petname}`}>
      {typeof item.stock === 'number' && <p className={classes.stock}>In stock: {item.stock}</p>}
      <dl className={classes.sums}>
        <Sum label="Price" amount={item.petprice} />
        <Sum label="Delivery cost" amount={delivery} />
        <Sum label="Total" amount={values.totalamont} isTotal />
      </dl>
      <PhoneBar price={item.petprice * Math.max(1, amount)}>
        <QuantityStepper
          value={values.petamount}
          onChange={(next) => act(next > values.petamount ? 'increment' : 'decrement')}
          min={Math.min(least, limit)}
          max={limit}
          label={`Quantity of ${item.petname}`}
        />
        <Button
          size="md"
          className={classes.add}
          icon={<IconShoppingBag size={20} aria-hidden />}
          // Focusable while disabled, or the focus would be lost with the last one in stock.
          aria-disabled={isOff || undefined}
          data-disabled={isOff || undefined}
          onClick={add}
        >
          ADD TO CART
        </Button>
      </PhoneBar>
      <CartNote inCart={inCart} isAll={isOff} />
      <RhythmField rhythm={rhythm} />
      <DeliveryWays petId={item._id} amount={amount} alone={item.deliveryOptions} />
      {children}
    </section>
  );
}

const noDays = { sameDayPostcodes: [], transitDaysFrom: 0, transitDaysUntil: 0, holidays: [] };

/** The chosen amount of an item and its sums. What visitors choose is kept, because they may sign in next. */
function useShopping(item: CartItem, least: 0 | 1) {
  const { account } = useSession();
  const isHydrated = useIsHydrated();
  const kept = useAmountInCart(item._id);
  const inCart = isHydrated ? kept : 0;
  const limit = roomFor(item, inCart);
  // What it costs hangs on no day and no place.
  const terms = termsOf({ ...useShopFacts(), ...noDays });
  const offer = { petprice: item.petprice, least, limit, terms };
  const [wanted, setWanted] = useState(() => keptAmount(item._id) ?? least);
  const values = shoppingValues(wanted, offer);

  function act(action: ShoppingAction) {
    const { petamount } = nextShoppingValues(values, action, offer);
    setWanted(petamount);
    if (action === 'addCart') forgetAmount();
    else if (!account) keepAmount(item._id, petamount);
  }
  return { values, inCart, limit, delivery: toDollars(itemDelivery(toCents(item.petprice), terms)), act };
}

interface CartNoteProps {
  readonly inCart: number;
  readonly isAll: boolean;
}

function CartNote({ inCart, isAll }: CartNoteProps) {
  return (
    <p className={classes.note} aria-live="polite" data-filled={inCart > 0 || undefined}>
      {inCart > 0 && (
        <>
          <IconCheck size={18} aria-hidden /> <span>In your cart: {inCart}</span>{' '}
          <Link to="/YourCarts" className={classes.link}>
            Go to your cart
          </Link>
        </>
      )}
      {isAll && ' That is all we have of it.'}
    </p>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Sum({ label, amount, isTotal }: SumProps) {
  return (
    <div className={classes.sum} data-total={isTotal}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
