import { graphql } from '../../../../gql/gql.ts';

export const StaffDocument = graphql(`
  query Staff($first: Int!) {
    admins: users(role: ADMIN, first: $first) {
      edges {
        node {
          ...StaffMember
        }
      }
    }
    staff: users(role: STAFF, first: $first) {
      edges {
        node {
          ...StaffMember
        }
      }
    }
  }

  fragment StaffMember on User {
    _id
    email
    name
    role
    emailVerified
    identities {
      _id
      email
      emailVerified
      hasRole
    }
  }
`);

export const SetRoleDocument = graphql(`
  mutation SetRole($email: EmailAddress!, $role: Role!) {
    setRole(email: $email, role: $role) {
      _id
      email
      name
      role
    }
  }
`);

export const StaffInvitationsDocument = graphql(`
  query StaffInvitations($first: Int!) {
    staffInvitations(first: $first) {
      edges {
        node {
          _id
          email
          role
          code
          invitedBy
          invitedAt
          expiresAt
        }
      }
    }
  }
`);

export const InviteStaffDocument = graphql(`
  mutation InviteStaff($email: EmailAddress!, $role: Role!) {
    inviteStaff(email: $email, role: $role) {
      _id
      email
      role
    }
  }
`);

export const WithdrawInvitationDocument = graphql(`
  mutation WithdrawInvitation($id: ID!) {
    withdrawInvitation(id: $id) {
      _id
      email
    }
  }
`);
