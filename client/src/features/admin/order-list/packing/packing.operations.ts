import { graphql } from '../../../../gql/gql.ts';

// Read by codegen; the queries below spread it by name.
graphql(`
  fragment PackingOrderFields on Order {
    number
    status
    placedAt
    username
    delivery {
      method
    }
    promise {
      ...PromiseFields
    }
    entries: pieces {
      _id
      petId
      petname
      accessoriesAmount
      status
      dueAt
      pet {
        _id
        shelf
        barcode
        sku
      }
    }
    payment {
      _id
      amount
      amountRefunded
      dispute
    }
    holds {
      reason
      text
    }
  }
`);

graphql(`
  fragment PackingPage on OrderConnection {
    totalCount
    edges {
      node {
        ...PackingOrderFields
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

export const PackingQueueDocument = graphql(`
  query PackingQueue($first: Int!, $after: String) {
    packingQueue(first: $first, after: $after) {
      ...PackingPage
    }
  }
`);

export const HeldOrdersDocument = graphql(`
  query HeldOrders($first: Int!, $after: String) {
    heldOrders(first: $first, after: $after) {
      ...PackingPage
    }
  }
`);

export const ReplacementsToPackDocument = graphql(`
  query ReplacementsToPack {
    replacementsToPack {
      order {
        number
        username
        delivery {
          method
        }
      }
      shipment {
        id
        shippedAt
        lines {
          quantity
          entry {
            _id
            petname
          }
        }
      }
    }
  }
`);
