import { useComputedColorScheme } from '@mantine/core';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { toCents } from '../../../../../domain/money/money.ts';
import { MIN_CHARGE } from '../../../../../domain/pricing/min-charge.ts';
import { type ColorOf, usePageColors } from './use-page-colors.ts';

/**
 * What a payment element has to know before the payment is opened at the shop: wallets say the sum. They are cards too,
 * so a new one becomes a payment method first, as one that is typed does.
 *
 * @param amount US dollars; undefined while it is reckoned
 */
export function useElementsOptions(amount: number | undefined): StripeElementsOptionsMode {
  const theme = useComputedColorScheme() === 'dark' ? 'night' : 'stripe';
  const variables = usePageColors(variablesOf);
  return {
    mode: 'payment',
    amount: Math.max(MIN_CHARGE, toCents(amount ?? 0)),
    currency: 'usd',
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    appearance: { theme, variables },
  };
}

function variablesOf(colorOf: ColorOf) {
  const colors = {
    colorBackground: colorOf('--mantine-color-body'),
    colorText: colorOf('--mantine-color-text'),
    colorTextPlaceholder: colorOf('--mantine-color-placeholder'),
    colorDanger: colorOf('--mantine-color-error'),
  };
  const known = Object.entries(colors).filter(([, color]) => color !== undefined);
  return { fontSizeBase: '16px', ...(Object.fromEntries(known) as Record<string, string>) };
}
