import { graphql } from '../../gql/gql.ts';

export const OwnWishListDocument = graphql(`
  query OwnWishList {
    me {
      ...WishListFields
    }
  }
`);

export const AddToWishListDocument = graphql(`
  mutation AddToWishList($petIds: [ID!]!) {
    addToWishList(petIds: $petIds) {
      ...WishListFields
    }
  }
`);

export const RemoveFromWishListDocument = graphql(`
  mutation RemoveFromWishList($petId: ID!) {
    removeFromWishList(petId: $petId) {
      ...WishListFields
    }
  }
`);

export const ShareWishListDocument = graphql(`
  mutation ShareWishList {
    shareWishList {
      ...WishListFields
    }
  }
`);

export const StopSharingWishListDocument = graphql(`
  mutation StopSharingWishList {
    stopSharingWishList {
      ...WishListFields
    }
  }
`);

export const SharedWishListDocument = graphql(`
  query SharedWishList($code: String!) {
    wishList(code: $code) {
      petIds
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment WishListFields on User {
    _id
    wishList {
      petIds
      code
    }
  }
`);
