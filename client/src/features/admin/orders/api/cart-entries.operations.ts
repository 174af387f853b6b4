import { graphql } from '../../../../gql/gql.ts';

// Read by codegen; the lists below spread it by name.
graphql(`
  fragment AdminCartEntryFields on CartEntry {
    _id
    petId
    petname
    petprice
    category
    type
    image {
      ...PetPictureFields
    }
    accessoriesAmount
    totalamount
    paid
    refunded
    username
    location
    phone
    email
    customer {
      _id
    }
    orderDate
    status
    dispute
    nextStatuses
    undoUntil
    deliveryMethod
    dueAt
    orderNumber
    holds {
      reason
      text
    }
  }
`);

export const AdminCartEntriesDocument = graphql(`
  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {
    cartEntries(status: $status, first: $first, after: $after) {
      totalCount
      edges {
        node {
          ...AdminCartEntryFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** What has to go today: few, so one page has them all. */
export const SameDayCartEntriesDocument = graphql(`
  query SameDayCartEntries {
    cartEntries(delivery: SAME_DAY, status: PAID, first: 100) {
      edges {
        node {
          ...AdminCartEntryFields
        }
      }
    }
  }
`);

export const ShipCartEntryDocument = graphql(`
  mutation ShipCartEntry($id: ID!, $evenHeld: Boolean) {
    shipCartEntry(id: $id, evenHeld: $evenHeld) {
      _id
      status
      nextStatuses
      undoUntil
    }
  }
`);

export const UndoShipCartEntryDocument = graphql(`
  mutation UndoShipCartEntry($id: ID!) {
    undoShipCartEntry(id: $id) {
      _id
      status
      nextStatuses
      undoUntil
    }
  }
`);

export const DeliverCartEntryDocument = graphql(`
  mutation DeliverCartEntry($id: ID!) {
    deliverCartEntry(id: $id) {
      _id
      status
      nextStatuses
    }
  }
`);

export const AdminCancelCartEntryDocument = graphql(`
  mutation AdminCancelCartEntry($id: ID!, $fingerprint: String) {
    cancelCartEntry(id: $id, fingerprint: $fingerprint) {
      _id
      status
      nextStatuses
    }
  }
`);
