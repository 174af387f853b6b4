import { Arg, Authorized, Query, Resolver } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { AddPromotionInput } from '../promotion.inputs.ts';
import { PromotionPreview } from './promotion-preview.entity.ts';
import type { PromotionPreviewService } from './promotion-preview.service.ts';

@Resolver(() => PromotionPreview)
export class PromotionPreviewResolver {
  constructor(private readonly previews: PromotionPreviewService) {}

  @Authorized('managePromotions')
  @Query(() => PromotionPreview, {
    complexity: complexityWeights.preview,
    description: 'What a promotion would have done to the orders of the last 30 days. Makes nothing.',
  })
  promotionPreview(
    @Arg('input', () => AddPromotionInput, { description: 'The promotion.' }) input: AddPromotionInput,
  ): Promise<PromotionPreview> {
    return this.previews.preview(input);
  }
}
