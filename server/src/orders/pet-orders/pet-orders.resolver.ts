import { GraphQLDateTime } from 'graphql-scalars';
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
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { whichAnimal } from '../../../../domain/adoption/which-animal.ts';
import type { PetOrderStatus } from '../../../../domain/orders/order-states.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { PetLoading } from '../../catalogue/pets.service.ts';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import { ApplicationAnswerInput } from './application-answer.input.ts';
import { PetOrder, PetOrderStatusEnum } from './pet-order.entity.ts';
import type { PetOrdersService } from './pet-orders.service.ts';

export const PetOrderConnection = connectionOf(PetOrder, 'PetOrder', 'orders for animals');

@InputType({ description: 'An order for one animal.' })
export class OrderPetInput {
  @Field(() => ID, { description: 'Id of the animal.' })
  petId!: string;

  @Field(() => String, { description: 'Who takes the animal, at most 120 characters.' })
  username!: string;

  @Field(() => String, { description: 'Where it will live, at most 300 characters.' })
  location!: string;

  @Field(() => String, { description: 'Phone number, 5 to 15 digits.' })
  phone!: string;

  @Field(() => [ApplicationAnswerInput], {
    nullable: true,
    description: 'Answers to what the shop asks; kept with the application, where it asks for one.',
  })
  answers?: ApplicationAnswerInput[] | null;
}

@Resolver(() => PetOrder)
export class PetOrdersResolver {
  constructor(private readonly orders: PetOrdersService) {}

  @Authorized('handleOrders')
  @Query(() => PetOrderConnection, {
    description: 'All orders for animals, newest first; canceled ones only on request.',
  })
  petOrders(
    @Arg('status', () => PetOrderStatusEnum, { nullable: true, description: 'Only orders in this state.' })
    status: PetOrderStatus | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<PetOrder> {
    return this.orders.list({ status }, page);
  }

  @Authorized('handleOrders')
  @Query(() => PetOrderConnection, {
    description: 'Orders that wait for one animal, in the order in which they were placed.',
  })
  waitingPetOrders(
    @Arg('petId', () => ID, { description: 'Id of the animal.' }) petId: string,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<PetOrder> {
    return this.orders.listWaiting(petId, page);
  }

  @Authorized()
  @Mutation(() => PetOrder, { description: 'Orders an animal for the logged-in account.' })
  orderPet(
    @Arg('input', () => OrderPetInput, { description: 'The order.' }) input: OrderPetInput,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.order(requireViewer(context.viewer), input);
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Cancels an order for an animal: your own, or any for an admin. An animal that is free by that goes on to the next one who waits for it.',
  })
  cancelPetOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.cancel(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description: 'Gives the animal to this shopper; declines the others that wait for it.',
  })
  acceptPetOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.accept(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Takes an acceptance back, for ten minutes and while nothing has happened since: the animal is in the shop again, and whoever was declined by it waits again.',
  })
  undoAcceptPetOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.undoAccept(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description: 'Says no to an order that waits. If it had the turn, the next one who waits has it.',
  })
  declinePetOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.decline(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description: 'Tells the shopper of an accepted order, once, that the animal can be collected.',
  })
  announcePetOrderReady(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.announceReady(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, { description: 'Notes that the animal moved to its new home.' })
  collectPetOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.orders.collect(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => ID, { description: 'Id of the animal.' })
  petId(@Root() order: PetOrder): string {
    return textOf(order.petId);
  }

  @FieldResolver(() => Pet, { nullable: true, description: 'The animal as it is now.' })
  pet(@Root() order: PetOrder, @Ctx() context: PetLoading): Promise<Pet | null> {
    return context.petLoader.load(textOf(order.petId));
  }

  @FieldResolver(() => String, {
    description: 'Which animal it is, in words: two may have one name. Empty where nothing is known of it.',
    complexity: complexityWeights.sharedLookUp,
  })
  async petDescription(@Root() order: PetOrder, @Ctx() context: PetLoading): Promise<string> {
    const pet = await context.petLoader.load(textOf(order.petId));
    return pet ? whichAnimal(pet) : '';
  }

  @FieldResolver(() => [PetOrderStatusEnum], { description: 'States this order can go to next.' })
  nextStatuses(@Root() order: PetOrder): PetOrderStatus[] {
    return this.orders.nextStates(order);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when undoAcceptPetOrder takes the acceptance back; null where it does not.',
  })
  undoUntil(@Root() order: PetOrder): Date | null {
    return this.orders.undoUntil(order);
  }
}

@Resolver(() => User)
export class UserPetOrdersResolver {
  constructor(private readonly orders: PetOrdersService) {}

  @FieldResolver(() => PetOrderConnection, {
    description: 'The account’s orders for animals, newest first, without canceled ones.',
  })
  petOrders(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<PetOrder> {
    // Accounts are only ever given to their owner and to admins, so their orders are too.
    return this.orders.list({ uid: user.uid }, page);
  }
}
