import { graphql } from '../../gql/gql.ts';

export const ThreadPhotoDocument = graphql(`
  query ThreadPhoto($id: ID!) {
    threadPhoto(id: $id)
  }
`);
