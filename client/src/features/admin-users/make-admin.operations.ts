import { graphql } from '../../gql/gql.ts';

export const FindUserDocument = graphql(`
  query FindUser($email: EmailAddress!) {
    user(email: $email) {
      _id
      email
      name
      role
    }
  }
`);

export const MakeAdminDocument = graphql(`
  mutation MakeAdmin($email: EmailAddress!) {
    makeAdmin(email: $email) {
      _id
      email
      name
      role
    }
  }
`);
