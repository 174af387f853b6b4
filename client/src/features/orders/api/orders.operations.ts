import { graphql } from '../../../gql/gql.ts';

export const MyPetOrdersDocument = graphql(`
  query MyPetOrders($first: Int!, $after: String) {
    me {
      _id
      petOrders(first: $first, after: $after) {
        edges {
          node {
            _id
            petId
            petname
            petprice
            type
            orderDate
            status
            nextStatuses
            readyAt
            turnAt
            fee {
              state
            }
            application {
              stage
            }
            image {
              ...PetPictureFields
            }
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

export const MyCartEntriesDocument = graphql(`
  query MyCartEntries($first: Int!, $after: String) {
    me {
      _id
      cartEntries(first: $first, after: $after) {
        edges {
          node {
            _id
            petId
            petname
            petprice
            category
            accessoriesAmount
            totalamount
            paymentId
            orderNumber
            deliveryMethod
            promise {
              ...PromiseFields
            }
            orderDate
            status
            nextStatuses
            image {
              ...PetPictureFields
            }
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

export const CancelPetOrderDocument = graphql(`
  mutation CancelPetOrder($id: ID!) {
    cancelPetOrder(id: $id) {
      _id
      status
      nextStatuses
    }
  }
`);

export const CancelCartEntryDocument = graphql(`
  mutation CancelCartEntry($id: ID!, $fingerprint: String) {
    cancelCartEntry(id: $id, fingerprint: $fingerprint) {
      _id
      status
      nextStatuses
    }
  }
`);

export const OrderPetDocument = graphql(`
  mutation OrderPet($input: OrderPetInput!) {
    orderPet(input: $input) {
      _id
      petId
      status
      orderDate
      nextStatuses
    }
  }
`);
