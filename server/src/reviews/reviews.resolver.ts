import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Directive,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { MAX_REVIEW_LENGTH } from '../../../domain/input/review-rules.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { CartEntry } from '../orders/cart-entries/cart-entry.entity.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { ratingLike, ratingOf } from './item-rating.ts';
import { Rating, Review, ReviewInput } from './review.entity.ts';
import type { ReviewAnswersService } from './review-answers.service.ts';
import { AnimalLikeInput } from './reviewed-animal.entity.ts';
import type { ReviewLoading, ReviewsService } from './reviews.service.ts';

const ReviewConnection = connectionOf(Review, 'Review', 'reviews');

@Resolver(() => Pet)
export class ReviewsResolver {
  constructor(
    private readonly service: ReviewsService,
    private readonly answers: ReviewAnswersService,
  ) {}

  @Directive('@cacheTag(format: "reviews")')
  @FieldResolver(() => ReviewConnection, {
    description: 'What those say who have received it, newest first.',
  })
  reviews(
    @Root() pet: Pet,
    @Args(() => PageRequest) page: PageRequest,
    @Arg('like', () => AnimalLikeInput, { nullable: true, description: 'Only those for animals like it.' })
    like: AnimalLikeInput | null,
  ): LazyConnection<Review> {
    return this.service.list(textOf(pet._id), page, like ?? null);
  }

  @Directive('@cacheTag(format: "reviews")')
  @FieldResolver(() => Rating, {
    description: 'What its reviews for animals like one come to.',
    // Kept with the item, as `rating` is.
    complexity: ({ childComplexity }) => childComplexity,
  })
  ratingLike(
    @Root() pet: Pet,
    @Arg('like', () => AnimalLikeInput, { description: 'Like which animal.' }) like: AnimalLikeInput,
  ): Rating {
    return ratingLike(pet, like);
  }

  @Directive('@cacheTag(format: "reviews")')
  @FieldResolver(() => Rating, {
    description: 'What its reviews come to.',
    // Kept with the item: it takes no look-up.
    complexity: ({ childComplexity }) => childComplexity,
  })
  rating(@Root() pet: Pet): Rating {
    return ratingOf(pet);
  }

  @Authorized()
  @Mutation(() => Review, {
    description:
      'Reviews an item under your first name, or changes your review of it. FORBIDDEN for who has not received it.',
  })
  reviewItem(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
    @Ctx() context: RequestContext,
  ): Promise<Review> {
    return this.service.save(requireViewer(context.viewer), petId, input);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Removes your review of an item: true where there was one.' })
  removeReview(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.service.remove(requireViewer(context.viewer), petId);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Review, { description: 'Removes a review, whoever wrote it.' })
  takeDownReview(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Review> {
    return this.service.takeDown(id, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => Review, {
    description: 'Answers a review under it, or changes the answer. Its author is mailed the first one.',
  })
  answerReview(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @Arg('text', () => String, {
      nullable: true,
      description: `Plain text, at most ${MAX_REVIEW_LENGTH} characters; none takes the answer away.`,
    })
    text: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Review> {
    return this.answers.answer(id, text, requireViewer(context.viewer));
  }
}

@Resolver(() => CartEntry)
export class CartEntryReviewResolver {
  @FieldResolver(() => Review, {
    nullable: true,
    description: 'What its shopper says of the item; null until then, and for what has not arrived.',
    complexity: complexityWeights.lookUp,
  })
  async review(@Root() entry: CartEntry, @Ctx() context: ReviewLoading): Promise<Review | null> {
    if (entry.status !== 'delivered') return null;
    return context.reviewLoader.load({ uid: textOf(entry.uid), petId: textOf(entry.petId) });
  }
}
