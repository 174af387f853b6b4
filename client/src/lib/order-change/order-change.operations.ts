import { graphql } from '../../gql/gql.ts';

export const OrderChangePreviewDocument = graphql(`
  query OrderChangePreview($number: String!, $input: OrderChangeInput!) {
    orderChangePreview(number: $number, input: $input) {
      toCard
      delivery
      items
      tax
      toPay
      problem
      isAskable
      fingerprint
      promise {
        from
        until
        dueAt
      }
    }
  }
`);
