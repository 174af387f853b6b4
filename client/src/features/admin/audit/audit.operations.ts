import { graphql } from '../../../gql/gql.ts';

export const AuditRecordsDocument = graphql(`
  query AuditRecords($where: AuditWhere, $first: Int!, $after: String) {
    auditRecords(where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          at
          actor
          actorName
          action
          subject
          subjectId
          subjectName
          requestId
          changes {
            field
            before
            after
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The current admins, as suggestions for the actor filter. */
export const AuditActorsDocument = graphql(`
  query AuditActors($first: Int!) {
    users(role: ADMIN, first: $first) {
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
