import { graphql } from '../../../../gql/gql.ts';

export const AdminPetOrdersDocument = graphql(`
  query AdminPetOrders($status: PetOrderStatus, $first: Int!, $after: String) {
    petOrders(status: $status, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          petId
          petname
          petDescription
          petprice
          type
          image {
            ...PetPictureFields
          }
          username
          location
          phone
          email
          customer {
            _id
          }
          orderDate
          status
          nextStatuses
          undoUntil
          readyAt
          turnAt
          application {
            stage
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

/** Who waits for which animal, over all pages: the table's own pages may not show everyone. */
export const WaitingShoppersDocument = graphql(`
  query WaitingShoppers($first: Int!) {
    petOrders(status: PENDING, first: $first) {
      edges {
        node {
          _id
          petId
        }
      }
    }
  }
`);

/** Who waits for one animal, in the order in which they asked. */
export const WaitingForPetDocument = graphql(`
  query WaitingForPet($petId: ID!, $first: Int!) {
    waitingPetOrders(petId: $petId, first: $first) {
      totalCount
      edges {
        node {
          _id
          username
          orderDate
        }
      }
    }
  }
`);

/** The same, with how to reach them. */
export const WhoWaitsDocument = graphql(`
  query WhoWaits($petId: ID!, $first: Int!, $after: String) {
    waitingPetOrders(petId: $petId, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          username
          location
          phone
          orderDate
          turnAt
          customer {
            _id
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

export const AcceptPetOrderDocument = graphql(`
  mutation AcceptPetOrder($id: ID!) {
    acceptPetOrder(id: $id) {
      _id
      status
      nextStatuses
      undoUntil
      pet {
        _id
        availability
        isAvailable
      }
    }
  }
`);

export const UndoAcceptPetOrderDocument = graphql(`
  mutation UndoAcceptPetOrder($id: ID!) {
    undoAcceptPetOrder(id: $id) {
      _id
      status
      nextStatuses
      undoUntil
      readyAt
      pet {
        _id
        availability
        isAvailable
      }
    }
  }
`);

export const DeclinePetOrderDocument = graphql(`
  mutation DeclinePetOrder($id: ID!) {
    declinePetOrder(id: $id) {
      _id
      status
      nextStatuses
      pet {
        _id
        availability
        isAvailable
      }
    }
  }
`);

export const AnnouncePetOrderReadyDocument = graphql(`
  mutation AnnouncePetOrderReady($id: ID!) {
    announcePetOrderReady(id: $id) {
      _id
      status
      nextStatuses
      readyAt
    }
  }
`);

export const CollectPetOrderDocument = graphql(`
  mutation CollectPetOrder($id: ID!) {
    collectPetOrder(id: $id) {
      _id
      status
      nextStatuses
    }
  }
`);

export const AdminCancelPetOrderDocument = graphql(`
  mutation AdminCancelPetOrder($id: ID!) {
    cancelPetOrder(id: $id) {
      _id
      status
      nextStatuses
      readyAt
      pet {
        _id
        availability
        isAvailable
      }
    }
  }
`);
