import { graphql } from '../../../gql/gql.ts';

// Read by codegen; the queries below spread them by name. A list of picks asks for less, since it has a hundred orders.
graphql(`
  fragment PickedOrderFields on Order {
    number
    entries: pieces {
      _id
      petId
      petname
      accessoriesAmount
      paid
      status
      pet {
        _id
        shelf
      }
    }
    holds {
      reason
    }
  }

  fragment PrintedOrderFields on Order {
    ...PickedOrderFields
    placedAt
    username
    location
    phone
    paidOnTop
    price {
      delivery
      total
      tax {
        percent
        amount
      }
    }
    promise {
      method
      from
      until
      dueAt
      place
    }
  }
`);

export const PrintedOrderDocument = graphql(`
  query PrintedOrder($number: String!) {
    order(number: $number) {
      ...PrintedOrderFields
    }
  }
`);

export const OrdersToPickDocument = graphql(`
  query OrdersToPick($numbers: [String!]!) {
    ordersByNumber(numbers: $numbers) {
      ...PrintedOrderFields
    }
  }
`);

/** What is to leave first, as many as one page of the API has. */
export const WaitingOrdersToPickDocument = graphql(`
  query WaitingOrdersToPick {
    packingQueue(first: 100) {
      totalCount
      edges {
        node {
          ...PickedOrderFields
        }
      }
    }
  }
`);
