import type { ShopFacts } from './shop-settings.ts';

/** "35% off your first repeat delivery, 5% on later ones", before one is chosen in the cart. */
export function repeatOffer(
  facts: Pick<ShopFacts, 'repeatFirstPercentOff' | 'repeatLaterPercentOff'>,
): string {
  const { repeatFirstPercentOff: first, repeatLaterPercentOff: later } = facts;
  if (first > 0 && later > 0) return `${first}% off your first repeat delivery, ${later}% on later ones`;
  if (first > 0) return `${first}% off your first repeat delivery`;
  if (later > 0) return `${later}% off repeat deliveries after the first`;
  return 'Comes again by itself';
}
