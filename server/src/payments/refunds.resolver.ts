import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type Connection, connectionOf } from '../platform/connection.ts';
import { notFound } from '../platform/domain-error.ts';
import { User } from '../users/user.entity.ts';
import { Payment } from './payment.entity.ts';
import type { PaymentsService } from './payments.service.ts';
import { Refund } from './refund.entity.ts';
import type { RefundsService } from './refunds.service.ts';

const RefundConnection = connectionOf(Refund, 'Refund', 'refunds');

@Resolver(() => Refund)
export class RefundsResolver {
  constructor(private readonly payments: PaymentsService) {}

  @FieldResolver(() => Payment, { description: 'The payment that it gives back, or a part of it.' })
  async payment(@Root() refund: Refund): Promise<Payment> {
    const payment = await this.payments.find(refund.paymentId);
    if (!payment) throw notFound('Payment');
    return payment;
  }
}

@Resolver(() => User)
export class UserRefundsResolver {
  constructor(private readonly refunds: RefundsService) {}

  @FieldResolver(() => RefundConnection, {
    name: 'refunds',
    description: 'Money that went back to the account’s cards, or is about to, newest first.',
  })
  list(
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Size of the page, from 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'endCursor of the page before.' })
    after: string,
  ): Promise<Connection<Refund>> {
    // Accounts are only ever given to their owner and to admins, so their refunds are too.
    return this.refunds.list(user.uid, { first, after });
  }
}
