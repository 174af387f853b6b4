import { graphql } from '../../gql/gql.ts';

export const ReviewItemDocument = graphql(`
  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {
    reviewItem(petId: $petId, input: $input) {
      ...ReviewFields
    }
  }
`);

export const RemoveReviewDocument = graphql(`
  mutation RemoveReview($petId: ID!) {
    removeReview(petId: $petId)
  }
`);
