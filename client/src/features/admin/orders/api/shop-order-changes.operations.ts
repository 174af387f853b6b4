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
