import { graphql } from '../../../gql/gql.ts';

// Read by codegen; the queries below spread it by name.
graphql(`
  fragment PrintedOrderFields on Order {
    number
    status
    placedAt
    username
    location
    phone
    entries {
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
    price {
      delivery
      total
      tax {
        percent
        amount
      }
    }
    delivery {
      method
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

/** All that wait, as many as one page of the API has. */
export const WaitingOrdersToPickDocument = graphql(`
  query WaitingOrdersToPick($status: OrderStatus!) {
    orders(where: { status: $status }, first: 100) {
      totalCount
      edges {
        node {
          ...PrintedOrderFields
        }
      }
    }
  }
`);
