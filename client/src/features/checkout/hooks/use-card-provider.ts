import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

/** How long the card's fields may take before the shopper is told that they are missing, in milliseconds. */
export const CARD_TIMEOUT_MS = 15_000;

interface CardProvider {
  readonly stripe: Stripe | null;
  /** Whether the card's fields can be filled in, still load, or are missing. */
  readonly card: 'ready' | 'loading' | 'missing';
  /** Which try this is. */
  readonly attempt: number;
  readonly onCardReady: () => void;
  /** Told that the provider can not show the fields. */
  readonly onCardFailed: () => void;
  readonly onRetry: () => void;
}

/**
 * The provider of payments, whose script and frames something between it and the page may hold back: a blocker of
 * content, a firewall, an outage.
 *
 * @param load loads the provider's script; a later call tries again
 */
export function useCardProvider(load: () => Promise<Stripe | null>): CardProvider {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [card, setCard] = useState<CardProvider['card']>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt
  useEffect(() => {
    let isLeft = false;
    const setMissing = () => {
      if (!isLeft) setCard((known) => (known === 'ready' ? known : 'missing'));
    };
    const timer = setTimeout(setMissing, CARD_TIMEOUT_MS);
    load().then((loaded) => {
      if (!isLeft) setStripe((known) => known ?? loaded);
      if (!loaded) setMissing();
    }, setMissing);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [attempt]);

  return {
    stripe,
    card,
    attempt,
    onCardReady: () => setCard('ready'),
    onCardFailed: () => setCard('missing'),
    onRetry: () => {
      setCard('loading');
      setAttempt((before) => before + 1);
    },
  };
}
