import { graphql } from '../../../../gql/gql.ts';

/** How many animal orders wait for an answer. */
export const WaitingOrdersDocument = graphql(`
  query WaitingOrders {
    petOrders(status: PENDING, first: 1) {
      totalCount
    }
  }
`);
