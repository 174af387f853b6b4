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

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment WatchedItemsFields on User {
    _id
    watchedPetIds
  }
`);
