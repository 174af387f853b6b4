import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { cents, toDollars } from '../../../../domain/money/money.ts';
import type { CartEntryStatus } from '../../../../domain/orders/order-states.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { PetLoading } from '../../catalogue/pets.service.ts';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { ShipmentsService } from '../shipments/shipments.service.ts';
import type { CartEntriesService } from './cart-entries.service.ts';
import { CartEntry, CartEntryStatusEnum, paidFor, withReadableCharge } from './cart-entry.entity.ts';

const CartEntryConnection = connectionOf(CartEntry, 'CartEntry', 'orders for food and accessories');

@Resolver(() => CartEntry)
export class CartEntriesResolver {
  constructor(
    private readonly entries: CartEntriesService,
    private readonly shipments: ShipmentsService,
  ) {}

  @Authorized('handleOrders')
  @Query(() => CartEntryConnection, {
    description: 'All orders for food and accessories, newest first; canceled ones only on request.',
  })
  cartEntries(
    @Arg('status', () => CartEntryStatusEnum, { nullable: true, description: 'Only orders in this state.' })
    status: CartEntryStatus | null,
    @Arg('delivery', () => DeliveryMethod, {
      nullable: true,
      description: 'Only orders that reach their shoppers in this way.',
    })
    delivery: DeliveryMethod | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<CartEntry> {
    return this.entries.list({ status, delivery }, page);
  }

  @Authorized('handleOrders')
  @Mutation(() => CartEntry, { description: 'Notes that a paid order was sent.' })
  shipCartEntry(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('evenHeld', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is sent although `Order.holds` says why it should not be; refused otherwise.',
    })
    evenHeld: boolean,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry> {
    return this.entries.ship(id, requireViewer(context.viewer), evenHeld);
  }

  @Authorized('handleOrders')
  @Mutation(() => CartEntry, { description: 'Notes that an order arrived.' })
  deliverCartEntry(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry> {
    return this.shipments.deliverEntry(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => ID, { description: 'Id of the item.' })
  petId(@Root() entry: CartEntry): string {
    return textOf(entry.petId);
  }

  @FieldResolver(() => GraphQLNonNegativeFloat, {
    description: 'What is charged for it: totalamount less its reductions, US dollars, without delivery.',
  })
  paid(@Root() entry: CartEntry): number {
    return toDollars(paidFor(withReadableCharge(entry)));
  }

  @FieldResolver(() => GraphQLNonNegativeFloat, {
    description:
      'What was given back of it although it was neither canceled nor returned, US dollars, without delivery.',
  })
  refunded(@Root() { refundedCents }: CartEntry): number {
    return Number.isSafeInteger(refundedCents) ? toDollars(cents(Number(refundedCents))) : 0;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the payment it belongs to; null while it has none.',
  })
  paymentId(@Root() entry: CartEntry): string | null {
    return textOf(entry.paymentId) || null;
  }

  @FieldResolver(() => Pet, { nullable: true, description: 'The item as it is now.' })
  pet(@Root() entry: CartEntry, @Ctx() context: PetLoading): Promise<Pet | null> {
    return context.petLoader.load(textOf(entry.petId));
  }

  @FieldResolver(() => [CartEntryStatusEnum], {
    description: 'States this order can go to next by an admin or its owner.',
  })
  nextStatuses(@Root() entry: CartEntry): CartEntryStatus[] {
    return this.entries.nextStates(entry);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when undoShipCartEntry takes back that it was sent; null where it does not.',
  })
  undoUntil(@Root() entry: CartEntry): Date | null {
    return this.entries.undoUntil(entry);
  }
}

@Resolver(() => User)
export class UserCartEntriesResolver {
  constructor(private readonly entries: CartEntriesService) {}

  @FieldResolver(() => CartEntryConnection, {
    description: 'The account’s orders for food and accessories, newest first, without canceled ones.',
  })
  cartEntries(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<CartEntry> {
    // Accounts are only ever given to their owner and to admins, so their orders are too.
    return this.entries.list({ uid: user.uid }, page);
  }
}
