import { graphql } from '../../../gql/gql.ts';

export const InvitationDocument = graphql(`
  query Invitation($code: String!) {
    staffInvitation(code: $code) {
      _id
      role
      invitedBy
      expiresAt
    }
  }
`);

export const AcceptInvitationDocument = graphql(`
  mutation AcceptInvitation($code: String!) {
    acceptInvitation(code: $code) {
      _id
      role
    }
  }
`);
