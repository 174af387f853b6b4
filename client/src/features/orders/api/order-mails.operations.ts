import { graphql } from '../../../gql/gql.ts';

/** For admins alone. */
export const OrderMailsDocument = graphql(`
  query OrderMails($number: String!) {
    order(number: $number) {
      number
      mails {
        kind
        to
        subject
        message
        status
        attempts
        sentAt
        nextAt
        lastError
      }
    }
  }
`);
