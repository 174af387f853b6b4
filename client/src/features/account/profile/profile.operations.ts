import { graphql } from '../../../gql/gql.ts';

export const SignOutEverywhereDocument = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`);
