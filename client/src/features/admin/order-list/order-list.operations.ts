import { graphql } from '../../../gql/gql.ts';

export const AdminOrdersDocument = graphql(`
  query AdminOrders($where: OrderWhere, $first: Int!, $after: String) {
    orders(where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          number
          status
          placedAt
          username
          email
          delivery {
            method
          }
          entries {
            _id
            petname
            accessoriesAmount
            status
          }
          payment {
            _id
            amount
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

export const ShipListedOrderDocument = graphql(`
  mutation ShipListedOrder($number: String!) {
    shipOrder(number: $number) {
      number
      status
      entries {
        _id
        status
      }
    }
  }
`);
