import { Alert, Input } from '@mantine/core';
import { CardElement, PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import type { PaymentForm } from '../../../../../domain/shop-settings/shop-settings.ts';
import { TryAgainButton } from '../../../ui/buttons/try-again-button.tsx';
import { useCardOptions } from '../hooks/use-card-options.ts';
import classes from './payment-panel.module.css';

interface CardFieldProps {
  /** Undefined until it is known. */
  readonly form: PaymentForm | undefined;
  readonly isMissing: boolean;
  /** Whether somebody has asked for it once more, by a button that is gone now. */
  readonly isRetry: boolean;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly onRetry: () => void;
}

/** Link is no card. */
const paymentOptions: StripePaymentElementOptions = { wallets: { link: 'never' } };

/**
 * The card's number, date and code, or the wallet of the browser, in a frame of the provider; says so where that did not
 * come.
 */
export function CardField({ form, isMissing, isRetry, onReady, onFailed, onRetry }: CardFieldProps) {
  const options = useCardOptions();
  const hasWallets = form === 'PAYMENT_ELEMENT';
  const group = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a try
  useEffect(() => {
    if (isRetry) group.current?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: one field in a frame of the provider, not a fieldset
    <div ref={group} role="group" aria-labelledby="card-label" tabIndex={-1}>
      <Input.Label labelElement="div" size="md" id="card-label">
        {hasWallets ? 'Card or wallet' : 'Card'}
      </Input.Label>
      {isMissing && (
        <Alert color="apricot" role="alert" title="The field for your card did not load">
          <p className={classes.notice}>
            It comes from Stripe (js.stripe.com), and something between here and there holds it back: the
            connection, a content blocker or a firewall. Nothing was charged, and your cart is kept.
          </p>
          <TryAgainButton onRetry={onRetry} look="default" />
        </Alert>
      )}
      {/* Stays, because it may come late. */}
      <div className={hasWallets ? undefined : classes.card} hidden={isMissing}>
        {hasWallets && (
          <PaymentElement
            options={paymentOptions}
            onReady={onReady}
            onChange={onReady}
            onLoadError={onFailed}
          />
        )}
        {form === 'CARD' && <CardElement options={options} onReady={onReady} onChange={onReady} />}
      </div>
    </div>
  );
}
