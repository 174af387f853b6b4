import { Category } from '../../../domain/catalogue/pet-options.ts';

/** As an admin would enter it. */
interface DemoPromotion {
  readonly code: string;
  readonly percentOff: number;
  readonly categories: readonly Category[];
  readonly maxUsesPerAccount: number;
}

/** The promotions of the demo shop; the home page's banner hands the first one over. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    code: 'FRIEND30',
    percentOff: 30,
    categories: [Category.FOOD, Category.ACCESSORIES],
    maxUsesPerAccount: 1,
  },
];
