import { graphql } from '../../../../gql/gql.ts';

/** Brings rows that are on the screen up to date by their ids. */
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
