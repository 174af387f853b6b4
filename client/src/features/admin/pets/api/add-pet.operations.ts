import { graphql } from '../../../../gql/gql.ts';

export const AddPetDocument = graphql(`
  mutation AddPet($input: AddPetInput!, $img: Upload) {
    addPet(input: $input, img: $img) {
      _id
      petname
    }
  }
`);
