import { graphql } from '../../gql/gql.ts';

export const ReviewItemDocument = graphql(`
  mutation ReviewItem($petId: ID!, $input: ReviewInput!) {
    reviewItem(petId: $petId, input: $input) {
      ...ReviewFields
    }
  }
`);

export const AddReviewPhotoDocument = graphql(`
  mutation AddReviewPhoto($petId: ID!, $img: Upload) {
    addReviewPhoto(petId: $petId, img: $img) {
      _id
      photos {
        ...PetPictureFields
      }
    }
  }
`);

export const RemoveReviewPhotoDocument = graphql(`
  mutation RemoveReviewPhoto($petId: ID!, $hash: String!) {
    removeReviewPhoto(petId: $petId, hash: $hash) {
      _id
      photos {
        ...PetPictureFields
      }
    }
  }
`);

export const RemoveReviewDocument = graphql(`
  mutation RemoveReview($petId: ID!) {
    removeReview(petId: $petId)
  }
`);
