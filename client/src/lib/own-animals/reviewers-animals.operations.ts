import { graphql } from '../../gql/gql.ts';

/** The animals of the account, with what a review may say of them. */
export const ReviewersAnimalsDocument = graphql(`
  query ReviewersAnimals {
    me {
      _id
      animals {
        id
        name
        type
        species
        bornOn
        weights {
          on
          kg
        }
      }
    }
  }
`);
