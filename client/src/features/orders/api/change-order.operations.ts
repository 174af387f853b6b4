import { graphql } from '../../../gql/gql.ts';

export const ChangeOwnOrderDocument = graphql(`
  mutation ChangeOwnOrder($number: String!, $input: OrderChangeInput!, $fingerprint: String!) {
    changeOrder(number: $number, input: $input, fingerprint: $fingerprint) {
      number
      location
      phone
    }
  }
`);
