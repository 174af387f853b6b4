import { graphql } from '../../../gql/gql.ts';

/** What is known of the own animals, as far as it says how much they eat. */
export const FedAnimalsDocument = graphql(`
  query FedAnimals {
    me {
      _id
      animals {
        id
        name
        type
        bornOn
        neutered
        weights {
          on
          kg
        }
      }
    }
  }
`);
