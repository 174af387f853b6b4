import { graphql } from '../../../gql/gql.ts';

/** What the reviews of some items for animals like one come to. */
export const PetRatingsDocument = graphql(`
  query PetRatings($petIds: [ID!]!, $like: AnimalLikeInput!) {
    petRatings(petIds: $petIds, like: $like) {
      pet {
        _id
      }
      rating {
        average
        count
      }
    }
  }
`);

/** What has been reviewed for such an animal, the best first. */
export const RatedPetsDocument = graphql(`
  query RatedPets($like: AnimalLikeInput!, $where: PetWhere, $first: Int!, $after: String) {
    ratedPets(like: $like, where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          pet {
            ...PetCardFields
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
