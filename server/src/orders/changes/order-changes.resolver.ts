import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { OrderChange } from './order-change.entity.ts';
import { orderTopics } from './order-changes.pubsub.ts';

@Resolver(() => OrderChange)
export class OrderChangesResolver {
  @Authorized()
  @Subscription(() => OrderChange, {
    description: 'What happens to the logged-in account’s own orders, as it happens.',
    topics: orderTopics.own,
    topicId: ({ context }: { context: RequestContext }) => requireViewer(context.viewer).uid,
  })
  ownOrderChanged(@Root() change: OrderChange): OrderChange {
    return change;
  }

  @Authorized('handleOrders')
  @Subscription(() => OrderChange, {
    description: 'What happens to anybody’s orders, new ones included, as it happens.',
    topics: orderTopics.shop,
  })
  shopOrderChanged(@Root() change: OrderChange): OrderChange {
    return change;
  }
}
