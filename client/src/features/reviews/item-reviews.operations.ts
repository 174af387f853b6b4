import { graphql } from '../../gql/gql.ts';

export const ItemReviewsDocument = graphql(`
  query ItemReviews($id: ID!, $first: Int!, $after: String) {
    pet(id: $id) {
      _id
      rating {
        average
        count
      }
      reviews(first: $first, after: $after) {
        edges {
          node {
            ...ReviewFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const TakeDownReviewDocument = graphql(`
  mutation TakeDownReview($id: ID!) {
    takeDownReview(id: $id) {
      _id
    }
  }
`);

export const AnswerReviewDocument = graphql(`
  mutation AnswerReview($id: ID!, $text: String) {
    answerReview(id: $id, text: $text) {
      _id
      answer {
        text
        answeredAt
      }
    }
  }
`);

export const ReviewsLikeDocument = graphql(`
  query ReviewsLike($id: ID!, $like: AnimalLikeInput!, $first: Int!, $after: String) {
    pet(id: $id) {
      _id
      ratingLike(like: $like) {
        average
        count
      }
      reviews(first: $first, after: $after, like: $like) {
        edges {
          node {
            ...ReviewFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment ReviewFields on Review {
    _id
    name
    stars
    text
    writtenAt
    animal {
      type
      species
      stage
      size
    }
    answer {
      text
      answeredAt
    }
    photos {
      ...PetPictureFields
    }
  }
`);
