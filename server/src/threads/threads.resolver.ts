import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { can } from '../../../domain/permissions.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../domain/threads/thread-photos.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetLoading } from '../catalogue/pets.service.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { entityOf } from '../database/model-of.ts';
import { StaffNote } from '../orders/notes/staff-note.entity.ts';
import { Order } from '../orders/order/order.entity.ts';
import type { OrderLoading } from '../orders/order/orders.service.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { readPhotos } from './read-photos.ts';
import { MessagePhoto, Thread, ThreadMessage } from './thread.entity.ts';
import { AskShopInput, ThreadWhere } from './thread.inputs.ts';
import type { ThreadAnswersService } from './thread-answers.service.ts';
import { threadsOf, threadsOfShop, toThread } from './thread-lists.ts';
import type { ThreadPhotosService } from './thread-photos.service.ts';
import type { ThreadsService } from './threads.service.ts';

const PHOTOS = `Photos of it, at most ${MAX_MESSAGE_PHOTOS}, and 10 MB together: whoever asked and the staff see them.`;

const ThreadConnection = connectionOf(Thread, 'Thread', 'questions to the shop');

@Resolver(() => Thread)
export class ThreadsResolver {
  constructor(
    private readonly service: ThreadsService,
    private readonly answers: ThreadAnswersService,
  ) {}

  @Authorized('handleOrders')
  @Query(() => ThreadConnection, {
    name: 'threads',
    description:
      'What people ask the shop. Who stands outside to pick something up comes first; then what waits for an answer, by when it is due; then the others, what was said last first.',
  })
  list(
    @Arg('where', () => ThreadWhere, { nullable: true, description: 'Which ones; all without it.' })
    where: ThreadWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<Thread> {
    return threadsOfShop(where ?? {}, page);
  }

  @Mutation(() => Thread, {
    description:
      'Asks the shop something. An account’s question is with the shop at once; a visitor’s once the link is opened that is mailed to its address. RATE_LIMITED where three questions wait for one address to be proved.',
  })
  async askShop(
    @Arg('input', () => AskShopInput, { description: 'The question.' }) input: AskShopInput,
    @Arg('photos', () => [GraphQLUpload], {
      nullable: true,
      description: PHOTOS,
    })
    photos: Promise<FileUpload>[] | null,
    @Ctx() context: RequestContext,
  ): Promise<Thread> {
    return toThread(await this.service.ask(input, context.viewer, await readPhotos(photos)));
  }

  @Authorized()
  @Mutation(() => Thread, { description: 'Says more about a question of your own, which opens it again.' })
  async replyToThread(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('text', () => String, { description: 'What is said, at most 4000 characters.' }) text: string,
    @Arg('photos', () => [GraphQLUpload], {
      nullable: true,
      description: PHOTOS,
    })
    photos: Promise<FileUpload>[] | null,
    @Ctx() context: RequestContext,
  ): Promise<Thread> {
    const files = await readPhotos(photos);
    return toThread(await this.service.reply(id, { text }, requireViewer(context.viewer), files));
  }

  @Authorized('handleOrders')
  @Mutation(() => Thread, { description: 'Answers a question; the answer is mailed to whoever asked.' })
  async answerThread(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('text', () => String, { description: 'What is said, at most 4000 characters.' }) text: string,
    @Arg('photos', () => [GraphQLUpload], {
      nullable: true,
      description: PHOTOS,
    })
    photos: Promise<FileUpload>[] | null,
    @Ctx() context: RequestContext,
  ): Promise<Thread> {
    const files = await readPhotos(photos);
    return toThread(await this.answers.answer(id, { text }, requireViewer(context.viewer), files));
  }

  @Authorized('handleOrders')
  @Mutation(() => Thread, {
    description:
      'Writes something into a question for the others of the staff: whoever asked never sees it, and it answers nothing. CONFLICT where it has very many notes.',
  })
  async addThreadNote(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('text', () => String, { description: 'What is to be known, at most 2000 characters.' }) text: string,
    @Ctx() context: RequestContext,
  ): Promise<Thread> {
    return toThread(await this.answers.addNote(id, { text }, requireViewer(context.viewer)));
  }

  @Authorized('handleOrders')
  @Mutation(() => Thread, { description: 'Says that a question is over.' })
  async closeThread(
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Thread> {
    return toThread(await this.answers.close(id, requireViewer(context.viewer)));
  }

  @FieldResolver(() => ID, { description: 'Identifies the question.' })
  id(@Root() thread: Thread): string {
    return textOf(thread._id);
  }

  @FieldResolver(() => Pet, {
    nullable: true,
    description: 'The item that it is about; null for none, and for one that is gone.',
    complexity: complexityWeights.sharedLookUp,
  })
  pet(@Root() thread: Thread, @Ctx() context: PetLoading): Promise<Pet | null> | null {
    return thread.petId ? context.petLoader.load(textOf(thread.petId)) : null;
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order that it is about: its shopper’s own, or any for the staff.',
    complexity: complexityWeights.sharedLookUp,
  })
  async order(
    @Root() { orderNumber }: Thread,
    @Ctx() { viewer, orderLoader }: RequestContext & OrderLoading,
  ): Promise<Order | null> {
    if (!orderNumber || !viewer) return null;
    const order = await orderLoader.load(textOf(orderNumber));
    return order?.payment.uid === viewer.uid || can(viewer.role, 'handleOrders') ? order : null;
  }

  @Authorized('handleOrders')
  @FieldResolver(() => String, { description: 'Who asks. For the staff.' })
  name(@Root() { name }: Thread): string {
    return textOf(name);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [StaffNote], {
    description: 'What the staff wrote about it for each other, first ones first. For the staff.',
    // They come with their thread, and most have none.
    complexity: listWeight(1),
  })
  notes(@Root() { notes = [] }: Thread): StaffNote[] {
    return notes.map((note) => entityOf(StaffNote, note));
  }

  @Authorized('handleOrders')
  @FieldResolver(() => String, { description: 'Where answers go. For the staff.' })
  email(@Root() { email }: Thread): string {
    return textOf(email);
  }
}

@Resolver(() => ThreadMessage)
export class ThreadMessagesResolver {
  constructor(private readonly photosOfThreads: ThreadPhotosService) {}

  @Authorized()
  @Query(() => String, {
    complexity: complexityWeights.picture,
    description:
      'A photo of a question as base64 JPEG: of one of your own, or of any that is with the shop for the staff.',
  })
  threadPhoto(
    @Arg('id', () => ID, { description: 'Id of the photo.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return this.photosOfThreads.photo(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => [MessagePhoto], {
    description: `Photos that came with it, at most ${MAX_MESSAGE_PHOTOS}.`,
    // They stand in their message; what is read costs what threadPhoto does.
    complexity: listWeight(0),
  })
  photos(@Root() { photos }: ThreadMessage): MessagePhoto[] {
    return photos ?? [];
  }

  @Authorized('handleOrders')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'E-mail address of whoever of the staff said it; null where whoever asked did. For the staff.',
  })
  staff(@Root() { staff }: ThreadMessage): string | null {
    return textOf(staff) || null;
  }
}

@Resolver(() => User)
export class UserThreadsResolver {
  @FieldResolver(() => ThreadConnection, {
    description: 'What the account has asked the shop, what was said last first.',
  })
  threads(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<Thread> {
    return threadsOf(textOf(user.uid), page);
  }
}
