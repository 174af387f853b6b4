import { graphql } from '../../../gql/gql.ts';

export const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($confirmEmail: String!, $keepsReviews: Boolean!) {
    deleteAccount(confirmEmail: $confirmEmail, keepsReviews: $keepsReviews)
  }
`);
