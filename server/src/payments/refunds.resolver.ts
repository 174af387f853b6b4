import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { connectionOf, PageRequest } from '../pagination/connection.ts';
import type { LazyConnection } from '../pagination/paginate.ts';
import { textOf } from '../platform/text/text-of.ts';
import { User } from '../users/user.entity.ts';
import type { PaymentLoading } from './payments.service.ts';
import { Payment } from './records/payment.entity.ts';
import { Refund } from './refunds/refund.entity.ts';
import type { RefundsService } from './refunds/refunds.service.ts';

const RefundConnection = connectionOf(Refund, 'Refund', 'refunds');

@Resolver(() => Refund)
export class RefundsResolver {
  @FieldResolver(() => Payment, {
    nullable: true,
    description:
      'The payment that it gives back, or a part of it; null where it is not in the books any more.',
  })
  payment(@Root() refund: Refund, @Ctx() context: PaymentLoading): Promise<Payment | null> {
    return context.paymentLoader.load(textOf(refund.paymentId));
  }
}

@Resolver(() => User)
export class UserRefundsResolver {
  constructor(private readonly refunds: RefundsService) {}

  @FieldResolver(() => RefundConnection, {
    name: 'refunds',
    description: 'Money that went back to the account’s cards, or is about to, newest first.',
  })
  list(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<Refund> {
    // Accounts are only ever given to their owner and to admins, so their refunds are too.
    return this.refunds.list(user.uid, page);
  }
}
