import { promotionRules } from '../../../domain/promotions/promotion-rules.ts';
import { demoPromotions } from './promotions.ts';

describe('the demo promotions', () => {
  it.each(demoPromotions.map((promotion) => [promotion.code, promotion] as const))(
    '%s could be made by an admin as it is',
    (code, promotion) => {
      expect(promotionRules.parse(promotion)).toMatchObject({ ...promotion, code, isActive: true });
    },
  );

  it('has what the banner of the home page promises', () => {
    expect(demoPromotions[0]).toEqual({
      ...{ code: 'FRIEND30', percentOff: 30, categories: ['food', 'accessories'], maxUsesPerAccount: 1 },
    });
  });
});
