import { graphql } from '../../gql/gql.ts';

export const NotTakenDocument = graphql(`
  query NotTaken($petIds: [ID!]!) {
    me {
      _id
      notTaken(petIds: $petIds) {
        petId
        animalId
        animalName
        avoided
      }
    }
  }
`);

/** The animals of an account, as they came with it and have been changed since. */
export const OwnAnimalsFragment = graphql(`
  fragment OwnAnimals on User {
    _id
    animals {
      ...OwnAnimalInShort
    }
  }
`);
