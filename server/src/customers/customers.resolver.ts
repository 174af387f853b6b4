import { GraphQLDateTime, GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '../../../domain/input/note-rules.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { CartEntry } from '../orders/cart-entries/cart-entry.entity.ts';
import { StaffNote } from '../orders/notes/staff-note.entity.ts';
import { Order } from '../orders/order/order.entity.ts';
import { OrderConnection } from '../orders/order/orders.resolver.ts';
import type { OrdersService } from '../orders/order/orders.service.ts';
import { PetOrder } from '../orders/pet-orders/pet-order.entity.ts';
import { PetOrderConnection } from '../orders/pet-orders/pet-orders.resolver.ts';
import type { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import { Mail } from '../outbox/mail.entity.ts';
import type { MailsService } from '../outbox/mails.service.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import { AccountIdentity, identitiesOf } from '../users/account-identity.entity.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { IdentityLoading } from '../users/users.service.ts';
import { requireViewer } from '../users/viewer.ts';
import { Customer, CustomerWhere } from './customer.entity.ts';
import { type CustomerNotesService, MAX_NOTES } from './customer-notes.service.ts';
import type { CustomerLoading, CustomersService } from './customers.service.ts';

const CustomerConnection = connectionOf(Customer, 'Customer', 'customers');
const MailConnection = connectionOf(Mail, 'Mail', 'mails');

@Resolver(() => Customer)
export class CustomersResolver {
  constructor(
    private readonly accounts: CustomersService,
    private readonly customerNotes: CustomerNotesService,
  ) {}

  @Authorized('seeCustomers')
  @Query(() => CustomerConnection, {
    description:
      'Everybody who has an account, by name. More than a thousand are counted every ten seconds. For the staff of the shop.',
  })
  customers(
    @Arg('where', () => CustomerWhere, { nullable: true, description: 'Which ones; all without it.' })
    where: CustomerWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): Promise<LazyConnection<Customer>> {
    return this.accounts.list(where ?? {}, page);
  }

  @Authorized('seeCustomers')
  @Query(() => Customer, {
    description:
      'A customer by the id of the account; by that of one that was merged into another, the other one.',
  })
  customer(@Arg('id', () => ID, { description: 'Id of the account.' }) id: string): Promise<Customer> {
    return this.accounts.get(id);
  }

  @Authorized('seeCustomers')
  @Mutation(() => Customer, {
    description: 'Writes down something about a customer for the staff, who alone can read it.',
  })
  addCustomerNote(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @Arg('text', () => String, { description: `Plain text, at most ${MAX_NOTE_LENGTH} characters.` })
    text: string,
    @Ctx() context: RequestContext,
  ): Promise<Customer> {
    return this.customerNotes.add(id, { text }, requireViewer(context.viewer));
  }

  @FieldResolver(() => GraphQLNonNegativeInt, {
    description: 'Orders that were paid for.',
    complexity: complexityWeights.sharedLookUp,
  })
  async orderCount(@Root() { uid }: Customer, @Ctx() context: CustomerLoading): Promise<number> {
    return (await context.figuresLoader.load(uid)).orders;
  }

  @FieldResolver(() => GraphQLNonNegativeInt, {
    description: 'Orders for animals, without canceled ones.',
    complexity: complexityWeights.sharedLookUp,
  })
  async petOrderCount(@Root() { uid }: Customer, @Ctx() context: CustomerLoading): Promise<number> {
    return (await context.figuresLoader.load(uid)).petOrders;
  }

  @Authorized('seeFigures')
  @FieldResolver(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description:
      'What the shop has earned from it, US dollars: charges less what went back or was taken by a bank, and animals that were given. For admins.',
    complexity: complexityWeights.sharedLookUp,
  })
  async spent(@Root() { uid }: Customer, @Ctx() context: CustomerLoading): Promise<number> {
    return (await context.figuresLoader.load(uid)).spent;
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it ordered last, an animal included; null where it never has.',
    complexity: complexityWeights.sharedLookUp,
  })
  async lastOrderAt(@Root() { uid }: Customer, @Ctx() context: CustomerLoading): Promise<Date | null> {
    return (await context.figuresLoader.load(uid)).lastOrderAt;
  }

  @FieldResolver(() => [AccountIdentity], {
    description: 'Who can log in to it: its own address first, then those that were merged into it.',
    complexity: complexityWeights.sharedLookUp,
  })
  async identities(@Root() customer: Customer, @Ctx() context: IdentityLoading): Promise<AccountIdentity[]> {
    return identitiesOf(customer, await context.mergedLoader.load(customer.uid));
  }

  @FieldResolver(() => [StaffNote], {
    description: `What the staff wrote about it, newest first, at most ${MAX_NOTES}.`,
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  notes(@Root() customer: Customer): Promise<StaffNote[]> {
    return this.customerNotes.of(customer);
  }
}

/** What belongs to a customer. Customers are only ever given to the staff, so this is too. */
@Resolver(() => Customer)
export class CustomerRecordsResolver {
  constructor(
    private readonly orderList: OrdersService,
    private readonly petOrderList: PetOrdersService,
    private readonly mailList: MailsService,
  ) {}

  @FieldResolver(() => OrderConnection, {
    name: 'orders',
    description: 'Its orders, newest first; checkouts that ended unpaid are none.',
  })
  ordersOfCustomer(
    @Root() { uid }: Customer,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<Order> {
    return this.orderList.list({ uid }, page);
  }

  @FieldResolver(() => PetOrderConnection, {
    name: 'petOrders',
    description: 'Its orders for animals, newest first, without canceled ones.',
  })
  petOrdersOfCustomer(
    @Root() { uid }: Customer,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<PetOrder> {
    return this.petOrderList.list({ uid }, page);
  }

  @FieldResolver(() => MailConnection, {
    name: 'mails',
    description: 'What it was mailed, or will be, newest first.',
  })
  mailsToCustomer(
    @Root() { uid }: Customer,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<Mail> {
    return this.mailList.ofAccount(uid, page);
  }
}

@Resolver(() => PetOrder)
export class PetOrderCustomerResolver {
  @Authorized('seeCustomers')
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'Whose order it is. For the staff of the shop.',
    complexity: complexityWeights.lookUp,
  })
  customer(@Root() order: PetOrder, @Ctx() context: CustomerLoading): Promise<Customer | null> {
    return context.customerLoader.load(textOf(order.uid));
  }
}

@Resolver(() => CartEntry)
export class CartEntryCustomerResolver {
  @Authorized('seeCustomers')
  @FieldResolver(() => Customer, {
    name: 'customer',
    nullable: true,
    description: 'Whose order it is. For the staff of the shop.',
    complexity: complexityWeights.sharedLookUp,
  })
  customerOfEntry(@Root() entry: CartEntry, @Ctx() context: CustomerLoading): Promise<Customer | null> {
    return context.customerLoader.load(textOf(entry.uid));
  }
}

@Resolver(() => Order)
export class OrderCustomerResolver {
  @Authorized('seeCustomers')
  @FieldResolver(() => Customer, {
    name: 'customer',
    nullable: true,
    description: 'Whose order it is. For the staff of the shop.',
    complexity: complexityWeights.lookUp,
  })
  customerOfOrder(@Root() { payment }: Order, @Ctx() context: CustomerLoading): Promise<Customer | null> {
    return context.customerLoader.load(textOf(payment.uid));
  }
}
