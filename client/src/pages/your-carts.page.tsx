import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { repeatMandate } from '../../../domain/repeats/mandate.ts';
import { CartChoices } from '../features/cart/components/cart-choices.tsx';
import { CartList } from '../features/cart/components/cart-list.tsx';
import { CartSummary } from '../features/cart/components/cart-summary.tsx';
import { useCart } from '../features/cart/hooks/use-cart.ts';
import { useCartChoices } from '../features/cart/hooks/use-cart-choices.ts';
import { useQuote } from '../features/cart/hooks/use-quote.ts';
import { usableCode } from '../features/cart/lib/adjustments.ts';
import { repeatsOf } from '../features/cart/lib/cart-lines.ts';
import { Paid } from '../features/checkout/components/paid.tsx';
import { PaymentPanel } from '../features/checkout/components/payment-panel.tsx';
import { SignInToPay } from '../features/checkout/components/sign-in-to-pay.tsx';
import {
  useCheckout,
  useHasOpenPayment,
  useIsCartWaiting,
  useReservedEntries,
} from '../features/checkout/hooks/use-checkout.ts';
import { canSubmit } from '../features/checkout/lib/checkout-machine.ts';
import { loadPayments } from '../features/checkout/lib/load-payments.ts';
import { useIsHydrated } from '../hooks/use-hydrated.ts';
import { useShopConfig } from '../lib/config.ts';
import { useSession } from '../lib/session/session.tsx';
import { useShopFacts } from '../lib/shop-facts/use-shop-facts.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../ui/feedback/stale-data-notice.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import classes from './your-carts.module.css';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

export function Component() {
  const cart = useCart();
  const choices = useCartChoices();
  const session = useSession();
  const { account, problem } = session;
  const held = useReservedEntries();
  const quote = useQuote(cart, choices, held);
  const navigate = useNavigate();
  const checkout = useCheckout(
    account?.email,
    () => void quote.askAgain(),
    (number) => void navigate(`/order/${number}`, { replace: true, state: { isJustPaid: true } }),
  );
  const { state } = checkout;
  const wasFilled = useWasFilled(cart.length);
  const isWaiting = useIsCartWaiting();
  const isHydrated = useIsHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is to be paid changes
  useEffect(() => checkout.updateCart(cart.length === 0), [cart, choices]);

  if (!isHydrated) {
    return (
      <Page>
        <LoadingState rows={3} />
      </Page>
    );
  }
  if (cart.length === 0 && state.phase === 'idle' && !isWaiting) {
    return (
      <Page>
        <EmptyCart takesFocus={wasFilled} code={choices.promotionCode} />
      </Page>
    );
  }
  if (state.phase === 'success') {
    return (
      <Page>
        <Paid />
      </Page>
    );
  }
  return (
    <Page>
      <div className={classes.columns}>
        {isWaiting && cart.length === 0 ? (
          <EmptyState
            title="Your session has ended"
            text="Your cart waits for you: sign in again to see it."
          />
        ) : (
          <Lines quote={quote} isEmpty={cart.length === 0} isLocked={!canSubmit(state)} />
        )}
        {account && <Payment checkout={checkout} quote={quote} cart={cart} account={account} />}
        {problem && <ErrorState error={problem} onRetry={() => void session.retry()} />}
        {session.status === 'signed-out' && <SignIn quote={quote} />}
      </div>
    </Page>
  );
}

/** Whether the cart was filled during this visit. */
function useWasFilled(count: number): boolean {
  const [wasFilled, setWasFilled] = useState(count > 0);
  if (count > 0 && !wasFilled) setWasFilled(true);
  return wasFilled;
}

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <PageContainer title="Your cart">
      <div className={classes.content}>{children}</div>
    </PageContainer>
  );
}

interface LinesProps {
  readonly quote: ReturnType<typeof useQuote>;
  readonly isEmpty: boolean;
  readonly isLocked: boolean;
}

function Lines({ quote, isEmpty, isLocked }: LinesProps) {
  if (isEmpty) return <EmptyCart />;
  if (quote.isFirstLoad) return <LoadingState rows={3} />;
  const askAgain = () => void quote.askAgain();
  if (quote.error && !quote.quote) return <ErrorState error={quote.error} onRetry={askAgain} />;
  return (
    <div>
      {quote.error && <StaleDataNotice onRetry={askAgain} />}
      <CartList quote={quote} isLocked={isLocked} />
      <CartChoices quote={quote} isLocked={isLocked} />
    </div>
  );
}

interface PaymentProps {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly quote: ReturnType<typeof useQuote>;
  readonly cart: ReturnType<typeof useCart>;
  readonly account: { readonly name: string; readonly email: string };
}

function Payment({ checkout, quote, cart, account }: PaymentProps) {
  const { payments } = useShopConfig();
  const { name: shopName } = useShopFacts();
  const [provider] = useState(() => loadPayments(payments));
  const { promotionCode } = useCartChoices();
  const sums = quote.quote;
  return (
    <PaymentPanel
      provider={provider}
      state={checkout.state}
      shopper={account}
      canPay={quote.canPay}
      hint={
        quote.lines.every((line) => line.isAvailable)
          ? undefined
          : 'Have a look at the marked items first, then you can pay for the rest.'
      }
      mandate={cart.some(({ everyWeeks }) => everyWeeks) ? repeatMandate(shopName) : undefined}
      onAskAgain={() => void checkout.resume()}
      onPay={async (contact, parts) => {
        if (!sums) return;
        const choices = {
          delivery: quote.delivery,
          promotionCode: usableCode(promotionCode, sums.adjustments),
          ...repeatsOf(cart),
        };
        const order = { entries: cart, choices, contact, email: account.email, total: sums.total };
        await checkout.submit(order, parts);
      }}
    >
      {sums && cart.length > 0 && <CartSummary sums={sums} isStale={quote.isStale} />}
    </PaymentPanel>
  );
}

function SignIn({ quote }: Pick<PaymentProps, 'quote'>) {
  return (
    <SignInToPay hasOpenPayment={useHasOpenPayment()}>
      {quote.quote && <CartSummary sums={quote.quote} isStale={quote.isStale} />}
    </SignInToPay>
  );
}

interface EmptyCartProps {
  readonly takesFocus?: boolean;
  /** A code that waits for the first item. */
  readonly code?: string | undefined;
}

function EmptyCart({ takesFocus = false, code }: EmptyCartProps) {
  const action = useRef<HTMLAnchorElement>(null);
  // The button that removed the last item is gone.
  useEffect(() => {
    if (takesFocus) action.current?.focus();
  }, [takesFocus]);

  return (
    <EmptyState
      text={`Your cart is empty. The shelves are not.${code ? ` Your code ${code} waits here.` : ''}`}
      action={
        <Button component={Link} ref={action} to="/PetSearchItems?category=food" variant="light">
          Look around the shop
        </Button>
      }
    />
  );
}
