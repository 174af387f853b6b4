import { graphql } from '../../gql/gql.ts';

/** Who stands outside to pick an order up, the first one first. */
export const OutsideDocument = graphql(`
  query Outside($where: ThreadWhere!) {
    threads(where: $where, first: 100) {
      edges {
        node {
          id
          name
          hereSince
          order {
            number
          }
        }
      }
    }
  }
`);
