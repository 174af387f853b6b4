import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { repeatMandate } from '../../../domain/repeats/price-consent.ts';
import { CartChoices, type CartChoicesProps } from '../features/cart/components/cart-choices.tsx';
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
import { useDietQuestion } from '../features/checkout/hooks/use-diet-question.ts';
import { useKeptContact } from '../features/checkout/hooks/use-kept-contact.ts';
import { canSubmit } from '../features/checkout/lib/checkout-machine.ts';
import { loadPayments } from '../features/checkout/lib/load-payments.ts';
import { useIsHydrated } from '../hooks/use-hydrated.ts';
import { useShopConfig } from '../lib/config.ts';
import { useSession } from '../lib/session/session.tsx';
import { useLastContact } from '../lib/session/use-last-contact.ts';
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
  const [postcode, setPostcode] = useState('');
  const quote = useQuote(cart, choices, held, postcode);
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
        <Lines
          quote={quote}
          postcode={account ? undefined : { value: postcode, onChange: setPostcode }}
          isEmpty={cart.length === 0}
          isWaiting={isWaiting}
          isLocked={!canSubmit(state)}
        />
        {account && (
          <Payment checkout={checkout} quote={quote} cart={cart} account={account} onPostcode={setPostcode} />
        )}
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

interface LinesProps extends Pick<CartChoicesProps, 'postcode'> {
  readonly quote: ReturnType<typeof useQuote>;
  readonly isEmpty: boolean;
  /** Whether what was in it waits for its account. */
  readonly isWaiting: boolean;
  readonly isLocked: boolean;
}

function Lines({ quote, postcode, isEmpty, isWaiting, isLocked }: LinesProps) {
  if (isEmpty) return isWaiting ? <WaitingCart /> : <EmptyCart />;
  if (quote.isFirstLoad) return <LoadingState rows={3} />;
  const askAgain = () => void quote.askAgain();
  if (quote.error && !quote.quote) return <ErrorState error={quote.error} onRetry={askAgain} />;
  return (
    <div>
      {quote.error && <StaleDataNotice onRetry={askAgain} />}
      <CartList quote={quote} isLocked={isLocked} />
      <CartChoices quote={quote} postcode={postcode} isLocked={isLocked} />
    </div>
  );
}

interface PaymentProps {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly quote: ReturnType<typeof useQuote>;
  readonly cart: ReturnType<typeof useCart>;
  readonly account: { readonly _id: string; readonly name: string; readonly email: string };
  readonly onPostcode: (postcode: string) => void;
}

function Payment({ checkout, quote, cart, account, onPostcode }: PaymentProps) {
  const { payments } = useShopConfig();
  const { name: shopName, address } = useShopFacts();
  const { lastContact, isLoading } = useLastContact(true);
  const kept = useKeptContact();
  const { promotionCode } = useCartChoices();
  const cameFor = useLocation().state as { readonly newCard?: boolean } | null;
  const askOfDiets = useDietQuestion(account._id);
  const sums = quote.quote;
  if (isLoading || kept.isLoading) return <LoadingState rows={6} />;
  return (
    <PaymentPanel
      load={() => loadPayments(payments)}
      state={checkout.state}
      shopper={account}
      lastContact={lastContact}
      addresses={kept.addresses}
      savedCards={kept.cards}
      wantsNewCard={cameFor?.newCard === true}
      savesCard={cart.some(({ everyWeeks }) => everyWeeks)}
      total={sums?.total}
      onKeepAddress={(address) => void kept.keepAddress(address)}
      collectedAt={quote.delivery === 'CURBSIDE' ? address : undefined}
      canPay={quote.canPay}
      hint={
        quote.lines.every((line) => line.isAvailable)
          ? (sums?.obstacle ?? undefined)
          : 'Have a look at the marked items first, then you can pay for the rest.'
      }
      mandate={cart.some(({ everyWeeks }) => everyWeeks) ? repeatMandate(shopName) : undefined}
      onPostcode={onPostcode}
      onAskAgain={() => void checkout.resume()}
      onTakeOver={checkout.takeOver}
      onPay={async (contact, { use: card, ...parts }) => {
        if (!sums) return;
        const choices = {
          delivery: quote.delivery,
          postcode: quote.postcode,
          promotionCode: usableCode(promotionCode, sums.adjustments),
          ...repeatsOf(cart),
        };
        const { total } = sums;
        const order = { entries: cart, choices, contact, email: account.email, total };
        await askOfDiets(quote.lines, () => checkout.submit({ ...order, ...(card && { card }) }, parts));
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
      {quote.quote?.obstacle && <Text size="sm">{quote.quote.obstacle}</Text>}
    </SignInToPay>
  );
}

function WaitingCart() {
  return (
    <EmptyState title="Your session has ended" text="Your cart waits for you: log in again to see it." />
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
