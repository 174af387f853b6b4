import { graphql } from '../../../gql/gql.ts';

export const SynonymsDocument = graphql(`
  query Synonyms {
    synonyms {
      _id
      word
      means
      createdAt
      isBuiltIn
    }
  }
`);

export const MissedSearchesDocument = graphql(`
  query MissedSearches {
    missedSearches {
      _id
      count
      reason
      lastAt
    }
  }
`);

export const DismissMissedSearchDocument = graphql(`
  mutation DismissMissedSearch($words: String!) {
    dismissMissedSearch(words: $words) {
      _id
    }
  }
`);

export const AddSynonymDocument = graphql(`
  mutation AddSynonym($word: String!, $means: [String!]!) {
    addSynonym(word: $word, means: $means) {
      _id
      word
    }
  }
`);

export const RemoveSynonymDocument = graphql(`
  mutation RemoveSynonym($id: ID!) {
    removeSynonym(id: $id) {
      _id
      word
    }
  }
`);
