import { graphql } from '../../../gql/gql.ts';

// Read by codegen; the operations below spread it by name.
graphql(`
  fragment PromotionRow on Promotion {
    _id
    code
    percentOff
    dollarsOff
    minEntriesTotal
    categories
    types
    from
    until
    maxUses
    maxUsesPerAccount
    isActive
    uses
  }
`);

export const PromotionsDocument = graphql(`
  query Promotions($first: Int!, $after: String) {
    promotions(first: $first, after: $after) {
      totalCount
      edges {
        node {
          ...PromotionRow
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const AddPromotionDocument = graphql(`
  mutation AddPromotion($input: AddPromotionInput!) {
    addPromotion(input: $input) {
      ...PromotionRow
    }
  }
`);

export const UpdatePromotionDocument = graphql(`
  mutation UpdatePromotion($id: ID!, $input: UpdatePromotionInput!) {
    updatePromotion(id: $id, input: $input) {
      ...PromotionRow
    }
  }
`);

export const EndPromotionDocument = graphql(`
  mutation EndPromotion($id: ID!) {
    endPromotion(id: $id) {
      ...PromotionRow
    }
  }
`);

export const PromotionPreviewDocument = graphql(`
  query PromotionPreview($input: AddPromotionInput!) {
    promotionPreview(input: $input) {
      orders
      isComplete
      ordersReduced
      reductions
    }
  }
`);
