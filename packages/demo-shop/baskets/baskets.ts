import type { Basket } from './basket.ts';
import { catBaskets } from './cat-baskets.ts';
import { dogBaskets } from './dog-baskets.ts';
import { smallBaskets } from './small-baskets.ts';

/** Everything that the neighbours bought. A basket's place is its name for ever: a new one stands last. */
export const baskets: readonly Basket[] = [...dogBaskets, ...catBaskets, ...smallBaskets];
