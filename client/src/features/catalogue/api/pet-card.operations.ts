import { graphql } from '../../../gql/gql.ts';

/** An item as its card shows it, where it is known by its id alone. */
export const PetCardDocument = graphql(`
  query PetCard($id: ID!) {
    pet(id: $id) {
      ...PetCardFields
      ...MatchedPetFields
    }
  }
`);
