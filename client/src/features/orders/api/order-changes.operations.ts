import { graphql } from '../../../gql/gql.ts';

/** Updates displayed orders by their ids. */
export const OwnOrderChangedDocument = graphql(`
  subscription OwnOrderChanged {
    ownOrderChanged {
      kind
      petOrder {
        _id
        petname
        status
        nextStatuses
        readyAt
        turnAt
      }
      cartEntry {
        _id
        petname
        deliveryMethod
        status
        nextStatuses
      }
    }
  }
`);
