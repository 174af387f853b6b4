import { graphql } from '../../../gql/gql.ts';

export const MyRefundsDocument = graphql(`
  query MyRefunds($first: Int!, $after: String) {
    me {
      _id
      refunds(first: $first, after: $after) {
        edges {
          node {
            _id
            amount
            reason
            createdAt
            status
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);
