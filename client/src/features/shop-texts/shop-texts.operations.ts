import { graphql } from '../../gql/gql.ts';

export const ShopTextsDocument = graphql(`
  query ShopTexts {
    shopSettings {
      helpText
      returnsText
      privacyText
      termsText
    }
  }
`);
