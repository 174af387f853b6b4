import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Arg, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { choicesRules } from '../../../../domain/input/choices-rules.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import { listWeight, weightByEntries } from '../../platform/complexity-weights.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { FailedPromotionCodes } from '../../rate-limits/failed-promotion-codes.ts';
import type { RequestContext } from '../../users/request-context.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { CartEntryInput, readEntries } from '../cart-entries/cart-lines.ts';
import { CheckoutChoicesInput } from './checkout-choices.input.ts';
import { DeliveryOption, Quote } from './quote.entity.ts';
import type { QuotesService } from './quotes.service.ts';
import { withoutCodeReason } from './to-quote.ts';

/** How many ways of delivery there are. */
const DELIVERY_METHODS = 3;

const rules = z.object({ choices: choicesRules });

@Resolver()
export class QuotesResolver {
  constructor(
    private readonly quotes: QuotesService,
    private readonly entries: CartEntriesService,
    private readonly failedCodes: FailedPromotionCodes,
  ) {}

  @Query(() => Quote, {
    description: 'Prices a cart. Nothing is ordered or held.',
    complexity: weightByEntries,
  })
  async quote(
    @Arg('entries', () => [CartEntryInput], {
      description: 'The cart; entries that name the same item are added up.',
    })
    entries: CartEntryInput[],
    @Arg('choices', () => CheckoutChoicesInput, {
      nullable: true,
      description: 'What the shopper chose; a code that takes nothing off is no error here.',
    })
    input: CheckoutChoicesInput | null,
    @Ctx() context: RequestContext,
  ): Promise<Quote> {
    const { choices } = checkInput(rules, { choices: input });
    const lines = entries.length === 0 ? [] : await this.entries.priced(readEntries(entries));
    const quote = await this.quotes.quote(lines, choices, context.viewer);
    if (!quote.codeProblem || choices.promotionCode === null) return quote;
    const refusal = await this.failedCodes.count(choices.promotionCode, context);
    return refusal ? withoutCodeReason(quote) : quote;
  }
}

@Resolver(() => Pet)
export class PetDeliveryResolver {
  constructor(private readonly quotes: QuotesService) {}

  @Directive('@cacheTag(format: "shopsettings")')
  @FieldResolver(() => [DeliveryOption], {
    description:
      'All ways to get one of it, alone, as a quote has them; none for animals, which are collected.',
    complexity: listWeight(DELIVERY_METHODS),
  })
  deliveryOptions(@Root() pet: Pet): Promise<DeliveryOption[]> {
    return this.quotes.deliveryOf(pet);
  }

  @Directive('@cacheTag(format: "shopsettings")')
  @FieldResolver(() => GraphQLNonNegativeFloat, {
    description: 'What delivering it alone costs, US dollars. Animals are collected, whatever it says.',
  })
  deliveryCost(@Root() pet: Pet): Promise<number> {
    return this.quotes.deliveryCostOf(pet);
  }
}
