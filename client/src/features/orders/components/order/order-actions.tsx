import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addToCart, latestShopState } from '../../../../lib/cart-store/cart-store.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import { type BuyAgain, describeAdded, findAvailable } from '../../lib/buy-again.ts';
import classes from './order.module.css';
import type { OrderViewProps } from './order-view.tsx';

interface OrderActionsProps extends Pick<OrderViewProps, 'onPay' | 'isPaying'> {
  readonly order: OwnOrder;
  /** Whether who looks at it is who ordered. */
  readonly isOwn: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** What can be done with an order as a whole. */
export function OrderActions({ order, isOwn, refresh, onPay, isPaying }: OrderActionsProps) {
  const [bought, setBought] = useState<BuyAgain | null>(null);

  async function pay() {
    const isOpen = await onPay(order.payment._id);
    // It was paid or cancelled elsewhere: the fresh order shows its state.
    if (!isOpen) await refresh().catch(() => undefined);
  }

  return (
    <div className={classes.actions}>
      <Group gap="sm">
        {order.status === 'PENDING' && (
          <FocusableButton isOff={isPaying} onClick={() => void pay()}>
            PAY
          </FocusableButton>
        )}
        <Button variant="light" onClick={() => setBought(buyAgain(order))}>
          Buy again
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Print receipt
        </Button>
        <Link to="/accessoriesOrder">See your orders</Link>
        {isOwn && <Link to={`/contact?order=${order.number}`}>Ask about this order</Link>}
      </Group>
      <div role="status">{bought && <Bought {...bought} />}</div>
    </div>
  );
}

/** Puts what can be had of an order into the cart. */
function buyAgain(order: OwnOrder): BuyAgain {
  const amountOf = (petId: string) =>
    latestShopState().cart.find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
  const found = findAvailable(order.entries, amountOf);
  for (const { petId, amount, petprice, petname } of found.available) {
    addToCart(petId, amount, petprice, petname);
  }
  return found;
}

function Bought({ available, problems }: BuyAgain) {
  return (
    <div className={classes.bought}>
      <p>
        {describeAdded(available)} {available.length > 0 && <Link to="/YourCarts">Go to your cart</Link>}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
