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
          promise {
            ...PromiseFields
          }
          entries: pieces {
            _id
            petname
            accessoriesAmount
            status
          }
          payment {
            _id
            amount
            amountRefunded
            dispute
          }
          paidOnTop
          openProblems
          holds {
            reason
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
  mutation ShipListedOrder($number: String!, $carrier: String, $trackingNumber: String) {
    shipOrder(number: $number, carrier: $carrier, trackingNumber: $trackingNumber) {
      number
      status
      holds {
        reason
      }
      entries: pieces {
        _id
        status
      }
    }
  }
`);
