import { graphql } from '../../gql/gql.ts';

export const ProblemPhotoDocument = graphql(`
  query ProblemPhoto($id: ID!) {
    problemPhoto(id: $id)
  }
`);
