import { graphql } from '../../../gql/gql.ts';

export const SayIAmHereDocument = graphql(`
  mutation SayIAmHere($input: AskShopInput!) {
    askShop(input: $input) {
      id
    }
  }
`);
