import { graphql } from '../../gql/gql.ts';

export const WatchedItemsDocument = graphql(`
  query WatchedItems {
    me {
      ...WatchedItemsFields
    }
  }
`);

export const WatchStockDocument = graphql(`
  mutation WatchStock($petId: ID!) {
    watchStock(petId: $petId) {
      ...WatchedItemsFields
    }
  }
`);

export const UnwatchStockDocument = graphql(`
  mutation UnwatchStock($petId: ID!) {
    unwatchStock(petId: $petId) {
      ...WatchedItemsFields
    }
  }
`);

export const WatchPriceDocument = graphql(`
  mutation WatchPrice($petId: ID!) {
    watchPrice(petId: $petId) {
      ...WatchedItemsFields
    }
  }
`);

export const UnwatchPriceDocument = graphql(`
  mutation UnwatchPrice($petId: ID!) {
    unwatchPrice(petId: $petId) {
      ...WatchedItemsFields
    }
  }
`);

export const WatchedItemDocument = graphql(`
  query WatchedItem($id: ID!) {
    pet(id: $id) {
      _id
      petname
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment WatchedItemsFields on User {
    _id
    watchedPetIds
    priceWatchedPetIds
  }
`);
