import { graphql } from '../../../gql/gql.ts';

export const SetAnimalPictureDocument = graphql(`
  mutation SetAnimalPicture($id: ID!, $img: Upload) {
    setAnimalPicture(id: $id, img: $img) {
      id
      picture
    }
  }
`);

export const AddAnimalPaperDocument = graphql(`
  mutation AddAnimalPaper($id: ID!, $file: Upload, $name: String) {
    addAnimalPaper(id: $id, file: $file, name: $name) {
      id
      papers {
        ...PaperFields
      }
    }
  }
`);

export const RemoveAnimalPaperDocument = graphql(`
  mutation RemoveAnimalPaper($id: ID!, $paperId: ID!) {
    removeAnimalPaper(id: $id, paperId: $paperId) {
      id
      papers {
        ...PaperFields
      }
    }
  }
`);
