import { graphql } from '../../../gql/gql.ts';

/** Brings orders that are on the screen up to date by their ids. */
export const OwnOrderChangedDocument = graphql(`
  subscription OwnOrderChanged {
    ownOrderChanged {
      kind
      petOrder {
        _id
        petname
        status
        nextStatuses
      }
      cartEntry {
        _id
        petname
        status
        nextStatuses
      }
    }
  }
`);
