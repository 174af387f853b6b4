import { Alert, Input } from '@mantine/core';
import { CardElement } from '@stripe/react-stripe-js';
import { TryAgainButton } from '../../../ui/buttons/try-again-button.tsx';
import { useCardOptions } from '../hooks/use-card-options.ts';
import classes from './payment-panel.module.css';

interface CardFieldProps {
  readonly isMissing: boolean;
  readonly onReady: () => void;
  readonly onRetry: () => void;
}

/** The card's number, date and code, in a frame of the provider; says so where that did not come. */
export function CardField({ isMissing, onReady, onRetry }: CardFieldProps) {
  const options = useCardOptions();
  return (
    <div>
      <Input.Label labelElement="div" size="md" id="card-label">
        Card
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
      {/* biome-ignore lint/a11y/useSemanticElements: one field in a frame of the provider, not a fieldset */}
      <div className={classes.card} role="group" aria-labelledby="card-label" hidden={isMissing}>
        <CardElement options={options} onReady={onReady} onChange={onReady} />
      </div>
    </div>
  );
}
