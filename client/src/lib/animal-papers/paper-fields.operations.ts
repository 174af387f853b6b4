import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment PaperFields on AnimalPaper {
    id
    name
    kind
    bytes
    addedOn
  }
`);
