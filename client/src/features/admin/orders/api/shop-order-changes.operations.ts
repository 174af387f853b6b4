import { graphql } from '../../../../gql/gql.ts';

/** Updates displayed rows by their ids. */
export const ShopOrderChangedDocument = graphql(`
  subscription ShopOrderChanged {
    shopOrderChanged {
      kind
      petOrder {
        _id
        status
        nextStatuses
        undoUntil
        readyAt
        turnAt
      }
      cartEntry {
        _id
        status
        nextStatuses
        undoUntil
      }
    }
  }
`);
