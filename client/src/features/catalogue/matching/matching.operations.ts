import { graphql } from '../../../gql/gql.ts';

/** Sent to the shop alone, in the body of a request: no address has the household in it. */
export const PetMatchesDocument = graphql(`
  query PetMatches($household: HouseholdInput!, $where: PetWhere, $first: Int!, $after: String) {
    petMatches(household: $household, where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          pet {
            ...PetCardFields
            ...MatchedPetFields
          }
          score
          points {
            rule
            verdict
            points
            of
            text
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
