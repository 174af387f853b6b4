import { graphql } from '../../../gql/gql.ts';

export const ChangeNameDocument = graphql(`
  mutation ChangeName($name: String!) {
    changeName(name: $name) {
      ...AccountFields
    }
  }
`);

export const SignOutEverywhereDocument = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`);
