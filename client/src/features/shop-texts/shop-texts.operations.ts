import { graphql } from '../../gql/gql.ts';

export const ShopTextsDocument = graphql(`
  query ShopTexts {
    shopSettings {
      returnsText
      privacyText
      termsText
    }
  }
`);
