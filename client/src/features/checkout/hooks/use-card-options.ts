import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type ColorOf, usePageColors } from './use-page-colors.ts';

/** Styles of the card's fields. */
export function useCardOptions(): StripeCardElementOptions {
  return usePageColors(cardOptions);
}

function cardOptions(colorOf: ColorOf): StripeCardElementOptions {
  return {
    hidePostalCode: true,
    style: {
      base: {
        fontSize: '16px',
        lineHeight: '24px',
        color: colorOf('--mantine-color-text'),
        '::placeholder': { color: colorOf('--mantine-color-placeholder') },
      },
      invalid: { color: colorOf('--mantine-color-error') },
    },
  };
}
