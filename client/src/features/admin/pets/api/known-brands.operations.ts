import { graphql } from '../../../../gql/gql.ts';

export const KnownBrandsDocument = graphql(`
  query KnownBrands {
    allPets(first: 1) {
      facets {
        brand {
          value
          count
        }
      }
    }
  }
`);
