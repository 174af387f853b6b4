import { graphql } from '../../../gql/gql.ts';

/** Food and accessories side by side; `type` narrows both. */
export const ShowcaseDocument = graphql(`
  query Showcase($type: PetType, $first: Int!) {
    accessories: pets(where: { category: ACCESSORIES, type: $type, available: true }, first: $first) {
      edges {
        node {
          ...PetCardFields
        }
      }
    }
    food: pets(where: { category: FOOD, type: $type, available: true }, first: $first) {
      edges {
        node {
          ...PetCardFields
        }
      }
    }
  }
`);

export const WaitingAnimalsDocument = graphql(`
  query WaitingAnimals($first: Int!) {
    pets(where: { category: PETS, available: true }, first: $first) {
      edges {
        node {
          ...PetCardFields
        }
      }
    }
  }
`);
