import { graphql } from '../../gql/gql.ts';

// Read by codegen; all previews spread it by name.
graphql(`
  fragment RefundPreviewFields on RefundPreview {
    toCard
    lines {
      quantity
      amount
    }
    delivery
    tax
    leftToRefund
    fingerprint
  }
`);

export const CancelPreviewDocument = graphql(`
  query CancelPreview($number: String!, $lines: [LineQuantityInput!]!) {
    cancelPreview(number: $number, lines: $lines) {
      ...RefundPreviewFields
    }
  }
`);
