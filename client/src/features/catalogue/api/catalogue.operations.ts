import { graphql } from '../../../gql/gql.ts';

// Spread by name in the operations below.
graphql(`
  fragment PetCardFields on Pet {
    _id
    petname
    petprice
    category
    type
    gender
    age
    color
    clan
    kind
    species
    size
    brand
    short
    availability
    stock
    isAvailable
    image {
      ...PetPictureFields
    }
  }
`);

// All that is said of an item; the back office edits it.
graphql(`
  fragment PetTextFields on Pet {
    gender
    age
    color
    clan
    kind
    species
    size
    brand
    short
    details
  }
`);

export const PetListDocument = graphql(`
  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {
    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
      edges {
        node {
          ...PetCardFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      searchNote
      facets {
        category {
          value
          count
        }
        type {
          value
          count
        }
        gender {
          value
          count
        }
        age {
          value
          count
        }
        color {
          value
          count
        }
        clan {
          value
          count
        }
        kind {
          value
          count
        }
        species {
          value
          count
        }
        size {
          value
          count
        }
        brand {
          value
          count
        }
        available
        priceMin
        priceMax
      }
    }
  }
`);

/** The pages after the first need no facets again. */
export const PetListMoreDocument = graphql(`
  query PetListMore($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {
    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
      edges {
        node {
          ...PetCardFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const PetDetailsDocument = graphql(`
  query PetDetails($id: ID!) {
    pet(id: $id) {
      ...PetCardFields
      ...PetTextFields
      deliveryCost
      deliveryOptions {
        method
        price
        isAvailable
        reason
        arrives
      }
    }
  }
`);
