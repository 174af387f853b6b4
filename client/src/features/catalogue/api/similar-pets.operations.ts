import { graphql } from '../../../gql/gql.ts';

/** Others that can be ordered, for the page of an item that is in the shop or was in it. */
export const SimilarPetsDocument = graphql(`
  query SimilarPets($id: ID!, $first: Int!) {
    similarPets(id: $id, first: $first) {
      hasLeft
      pets {
        ...PetCardFields
        ...RatedFields
        ...MatchedPetFields
      }
      boughtTogether {
        ...PetCardFields
      }
      alsoNeeded {
        ...PetCardFields
      }
    }
  }
`);
