import { graphql } from '../../gql/gql.ts';

export const SearchSuggestionsDocument = graphql(`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text) {
      items {
        _id
        petname
        petprice
        category
        type
        isAvailable
        image {
          ...PetPictureFields
        }
      }
      searches {
        text
        count
      }
      places {
        type
        category
        search
        count
      }
    }
  }
`);
