import { useComputedColorScheme } from '@mantine/core';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

/** Styles of the card's fields. They are in the provider's iframe, where the shop's styles do not apply. */
export function useCardOptions(): StripeCardElementOptions {
  const scheme = useComputedColorScheme();
  const [options, setOptions] = useState(cardOptions);

  // In an effect: the page has a new scheme's colours only after rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables have other values in each scheme
  useEffect(() => setOptions(cardOptions()), [scheme]);

  return options;
}

function cardOptions(): StripeCardElementOptions {
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

function colorOf(variable: string): string | undefined {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim() || undefined;
}
