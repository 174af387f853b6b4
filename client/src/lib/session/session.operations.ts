import { graphql } from '../../gql/gql.ts';

export const MeDocument = graphql(`
  query Me {
    me {
      ...AccountFields
      animals {
        ...OwnAnimalInShort
      }
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment AccountFields on User {
    _id
    email
    name
    role
  }
`);

// Comes with the account, so that who has no animal is never asked about one.
graphql(`
  fragment OwnAnimalInShort on Animal {
    id
    name
    type
    species
    avoids
  }
`);
