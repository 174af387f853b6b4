import { graphql } from '../../../gql/gql.ts';

export const FindUserDocument = graphql(`
  query FindUser($email: EmailAddress!) {
    user(email: $email) {
      _id
      email
      name
      role
      emailVerified
      createdAt
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

export const RemoveAdminDocument = graphql(`
  mutation RemoveAdmin($email: EmailAddress!) {
    removeAdmin(email: $email) {
      _id
      email
      name
      role
    }
  }
`);

export const AdminsDocument = graphql(`
  query Admins($first: Int!) {
    users(role: ADMIN, first: $first) {
      totalCount
      edges {
        node {
          _id
          email
          name
          emailVerified
          createdAt
        }
      }
    }
  }
`);

/** Accounts that could become admins, by word prefixes of the name or the address. */
export const CandidatesDocument = graphql(`
  query Candidates($search: String!, $first: Int!) {
    users(role: REGULAR, search: $search, first: $first) {
      edges {
        node {
          _id
          email
          name
        }
      }
    }
  }
`);
