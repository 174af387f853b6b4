import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import type { CartEntryLoading } from '../orders/cart-entries/cart-entries.service.ts';
import { CartEntry } from '../orders/cart-entries/cart-entry.entity.ts';
import { CartEntryInput } from '../orders/cart-entries/cart-lines.ts';
import { CheckoutChoicesInput } from '../orders/quotes/checkout-choices.input.ts';
import { Quote } from '../orders/quotes/quote.entity.ts';
import { Payment } from '../orders/records/payment.entity.ts';
import { complexityWeights, weightByEntries } from '../platform/complexity-weights.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { FailedPromotionCodes } from '../rate-limits/failed-promotion-codes.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import type { CheckoutService, StartedPayment } from './checkout/checkout.service.ts';
import type { PaymentsService } from './payments.service.ts';

const PaymentConnection = connectionOf(Payment, 'Payment', 'payments');

@InputType({ description: 'A cart to pay, who gets it and where.' })
export class CreatePaymentIntentInput {
  @Field(() => [CartEntryInput], {
    description: 'The cart: food and accessories, at most 50 different items.',
  })
  entries!: CartEntryInput[];

  @Field(() => String, { description: 'Who gets it, at most 120 characters.' })
  username!: string;

  @Field(() => String, { description: 'Where it goes, at most 300 characters.' })
  location!: string;

  @Field(() => String, { description: 'Phone number, 5 to 15 digits.' })
  phone!: string;

  @Field(() => String, {
    description:
      '8 to 100 characters, new for each checkout: sent again with the same cart, it finds the same payment.',
  })
  idempotencyKey!: string;

  @Field(() => CheckoutChoicesInput, {
    nullable: true,
    description: 'What the shopper chose beside the items; without it the standard price counts.',
  })
  choices?: CheckoutChoicesInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether Stripe is to keep the card for the next order; of repeat deliveries it is kept anyway.',
  })
  savesCard?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The one of `User.savedCards` that it is paid with; confirm the payment with it.',
  })
  savedCardId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A payment that waits for a card.' })
export class PaymentIntent {
  @Field(() => String, { description: 'Lets Stripe.js confirm the payment with a card. For the payer only.' })
  clientSecret!: string;

  @Field(() => Payment, { description: 'The payment, for confirmPayment.' })
  payment!: Payment;

  @Field(() => Quote, { description: 'What it is for, and what will be charged.' })
  quote!: Quote;
}

@Resolver(() => Payment)
export class PaymentsResolver {
  constructor(
    private readonly payments: PaymentsService,
    private readonly checkout: CheckoutService,
    private readonly failedCodes: FailedPromotionCodes,
  ) {}

  @Authorized('seeFigures')
  @Query(() => PaymentConnection, { name: 'payments', description: 'All payments, newest first.' })
  list(@Args(() => PageRequest) page: PageRequest): LazyConnection<Payment> {
    return this.payments.list(page);
  }

  @Authorized()
  @Mutation(() => PaymentIntent, {
    complexity: weightByEntries,
    description:
      'Orders a cart, holds its stock for 15 minutes and starts its payment. The server computes what it costs.',
  })
  async createPaymentIntent(
    @Arg('input', () => CreatePaymentIntentInput, { description: 'The cart.' })
    input: CreatePaymentIntentInput,
    @Ctx() context: RequestContext,
  ): Promise<StartedPayment> {
    try {
      return await this.checkout.start(requireViewer(context.viewer), input);
    } catch (error) {
      const code = input.choices?.promotionCode;
      const refusal = code && isOfCode(error) ? await this.failedCodes.count(code, context) : null;
      throw refusal ?? error;
    }
  }

  @Authorized()
  @Mutation(() => Payment, {
    description:
      'Asks Stripe what became of a payment and answers with it: your own, or any for an admin. Safe to repeat.',
  })
  confirmPayment(
    @Arg('paymentId', () => ID, { description: 'Id of the payment.' }) paymentId: string,
    @Ctx() context: RequestContext,
  ): Promise<Payment> {
    return this.payments.confirm(paymentId, requireViewer(context.viewer));
  }

  @FieldResolver(() => [CartEntry], {
    description: 'The orders that it pays, canceled ones included.',
    complexity: complexityWeights.lookUp,
  })
  cartEntries(@Root() payment: Payment, @Ctx() context: CartEntryLoading): Promise<CartEntry[]> {
    return context.entriesLoader.load(payment._id);
  }
}

function isOfCode(error: unknown): boolean {
  return error instanceof DomainError && error.fields?.['choices.promotionCode'] !== undefined;
}
