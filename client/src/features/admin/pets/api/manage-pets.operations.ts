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

graphql(`
  fragment GoodsInFields on Pet {
    sku
    barcode
    supplier
    costPrice @include(if: $seesFigures)
    reorderLevel
    reorderTo
  }
`);

/** With the account, because public queries are sent without it, and where an item stands is told to staff alone. */
export const WholePetDocument = graphql(`
  query WholePet($id: ID!, $seesFigures: Boolean = false) {
    me {
      _id
    }
    pet(id: $id) {
      ...PetsDataFields
      ...PetCardFields
      ...GoodsFactFields
      ...GoodsInFields
      facts {
        ...AnimalFactFields
      }
      details
      pictures {
        ...EditedPictureFields
      }
    }
  }
`);

// A picture of an item as its form arranges it.
graphql(`
  fragment EditedPictureFields on PetImage {
    ...PetPictureFields
    alt
    focalPoint {
      x
      y
    }
  }
`);

export const AddPetPictureDocument = graphql(`
  mutation AddPetPicture($id: ID!, $img: Upload) {
    addPetPicture(id: $id, img: $img) {
      _id
      pictures {
        ...EditedPictureFields
      }
    }
  }
`);

export const ArrangePetPicturesDocument = graphql(`
  mutation ArrangePetPictures($id: ID!, $pictures: [PetPictureInput!]!) {
    arrangePetPictures(id: $id, pictures: $pictures) {
      ...PetsDataFields
      pictures {
        ...EditedPictureFields
      }
    }
  }
`);

export const AddPetDocument = graphql(`
  mutation AddPet($input: AddPetInput!, $img: Upload) {
    addPet(input: $input, img: $img) {
      _id
      petname
    }
  }
`);

/** What forms offer: what the shop's items have, and what stands on its own lists. */
export const KnownBrandsDocument = graphql(`
  query KnownBrands {
    allPets(first: 1) {
      facets {
        brand {
          value
          count
        }
        breed {
          value
        }
        coat {
          value
        }
      }
    }
    shopLists {
      _id
      list
      value
      type
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
  mutation EditPet($id: ID!, $input: UpdatePetInput!, $img: Upload, $seesFigures: Boolean = false) {
    updatePet(id: $id, input: $input, img: $img) {
      ...PetsDataFields
      ...PetCardFields
      ...GoodsFactFields
      ...GoodsInFields
      facts {
        ...AnimalFactFields
      }
      details
    }
  }
`);

/** Who has asked for an animal, to know before it is deleted. */
export const PetDeletionPreviewDocument = graphql(`
  query PetDeletionPreview($id: ID!) {
    petDeletionPreview(id: $id) {
      waiting
      accepted {
        _id
        username
      }
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
