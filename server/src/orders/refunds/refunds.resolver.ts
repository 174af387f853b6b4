import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { User } from '../../users/user.entity.ts';
import { Payment, type PaymentLoading } from '../records/payment.entity.ts';
import { Refund } from './refund.entity.ts';
import { refundsOfAccount } from './refund-lists.ts';

const RefundConnection = connectionOf(Refund, 'Refund', 'refunds');

@Resolver(() => Refund)
export class RefundsResolver {
  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment that it gives back, or a part of it; null where it is no longer in the books.',
  })
  payment(@Root() refund: Refund, @Ctx() context: PaymentLoading): Promise<Payment | null> {
    return context.paymentLoader.load(textOf(refund.paymentId));
  }
}

@Resolver(() => User)
export class UserRefundsResolver {
  @FieldResolver(() => RefundConnection, {
    name: 'refunds',
    description: 'Money that went back to the account’s cards, or is about to, newest first.',
  })
  list(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<Refund> {
    // Accounts are only ever given to their owner and to admins, so their refunds are too.
    return refundsOfAccount(user.uid, page);
  }
}
