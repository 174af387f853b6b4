import { graphql } from '../../../../gql/gql.ts';

graphql(`
  fragment PetsDataFields on Pet {
    _id
    petname
    petprice
    category
    type
    stock
    shelf
    availability
    isAvailable
    createdAt
    image {
      ...PetPictureFields
    }
  }
`);

export const PetsDataDocument = graphql(`
  query PetsData($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {
    allPets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      edges {
        node {
          ...PetsDataFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** With the account, because public queries are sent without it, and where an item stands is told to staff alone. */
export const WholePetDocument = graphql(`
  query WholePet($id: ID!) {
    me {
      _id
    }
    pet(id: $id) {
      ...PetsDataFields
      ...PetTextFields
    }
  }
`);

/** A change of what the list shows; so few fields that its outcome can be shown before the answer is there. */
export const ChangePetDocument = graphql(`
  mutation ChangePet($id: ID!, $input: UpdatePetInput!) {
    updatePet(id: $id, input: $input) {
      ...PetsDataFields
    }
  }
`);

export const EditPetDocument = graphql(`
  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload) {
    updatePet(id: $id, input: $input, img: $img) {
      ...PetsDataFields
      ...PetTextFields
    }
  }
`);

export const DeletePetDocument = graphql(`
  mutation DeletePet($id: ID!) {
    deletePet(id: $id) {
      _id
      petname
      availability
      isAvailable
    }
  }
`);

export const RestorePetDocument = graphql(`
  mutation RestorePet($id: ID!) {
    restorePet(id: $id) {
      ...PetsDataFields
    }
  }
`);
