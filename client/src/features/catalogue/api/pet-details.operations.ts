import { graphql } from '../../../gql/gql.ts';

/** A few others of the same kind; one more than is shown, because the item itself may be among them. */
export const RelatedPetsDocument = graphql(`
  query RelatedPets($type: PetType!, $category: Category!, $first: Int!) {
    pets(where: { type: $type, category: $category, available: true }, first: $first) {
      edges {
        node {
          ...PetCardFields
        }
      }
    }
  }
`);
