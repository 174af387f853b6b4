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
