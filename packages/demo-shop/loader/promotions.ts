import { promotionRules } from '../../../domain/promotions/promotion-rules.ts';
import { PromotionModel } from '../../../server/src/promotions/promotion.entity.ts';
import { demoPromotions } from '../promotions/promotions.ts';
import { demoId } from './demo-id.ts';

/** Makes the promotions that are not there yet. What an admin made of one, or of its code, stays as it is. */
export async function loadPromotions(now: Date): Promise<void> {
  for (const promotion of demoPromotions) {
    const { code, ...terms } = promotionRules.parse(promotion);
    const _id = demoId('promotion', code);
    await PromotionModel.updateOne(
      { $or: [{ _id }, { code }] },
      { $setOnInsert: { _id, code, ...terms, uses: 0, createdAt: now } },
      { upsert: true },
    );
  }
}
