import { graphql } from '../../../../gql/gql.ts';

export const AdminCartEntriesDocument = graphql(`
  query AdminCartEntries($status: CartEntryStatus, $first: Int!, $after: String) {
    cartEntries(status: $status, first: $first, after: $after) {
      totalCount
      edges {
        node {
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
          username
          location
          phone
          email
          orderDate
          status
          dispute
          nextStatuses
          undoUntil
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ShipCartEntryDocument = graphql(`
  mutation ShipCartEntry($id: ID!) {
    shipCartEntry(id: $id) {
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
  mutation AdminCancelCartEntry($id: ID!) {
    cancelCartEntry(id: $id) {
      _id
      status
      nextStatuses
    }
  }
`);
