import { graphql } from '../../gql/gql.ts';

export const SaveUserDocument = graphql(`
  mutation SaveUser($input: SaveUserInput!) {
    saveUser(input: $input) {
      ...AccountFields
    }
  }
`);
