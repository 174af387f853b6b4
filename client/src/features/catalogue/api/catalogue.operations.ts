import { graphql } from '../../../gql/gql.ts';

// What is said of an item but its details; spread by name below and in the back office, which edits it.
graphql(`
  fragment PetCardFields on Pet {
    _id
    petname
    petprice
    isAdoption
    category
    type
    gender
    age
    color
    clan
    species
    short
    availability
    stock
    isAvailable
    unitPrice {
      text
    }
    choices {
      count
      highestPrice
    }
    image {
      ...PetPictureFields
    }
  }
`);

// What its reviews come to: for lists, whose cards show it.
graphql(`
  fragment RatedFields on Pet {
    rating {
      average
      count
    }
  }
`);

// What a household is matched by, for the label on a card.
graphql(`
  fragment MatchedFactFields on AnimalFacts {
    goodWithChildren
    goodWithDogs
    goodWithCats
    hoursAlone
    energy
    experience
    space
  }
`);

graphql(`
  fragment MatchedPetFields on Pet {
    facts {
      ...MatchedFactFields
    }
  }
`);

// What is known of an animal: for its page, the comparison and the form.
graphql(`
  fragment AnimalFactFields on AnimalFacts {
    ...MatchedFactFields
    bornOn
    isBirthEstimated
    weightKg
    neutered
    vaccinated
    microchipped
    healthNotes
  }
`);

// What is in goods, and of what they are: for pages that show one item, and the form.
graphql(`
  fragment GoodsFactFields on Pet {
    brand
    kind
    size
    netWeightGrams
    netVolumeMl
    pieceCount
    feed
    kcalPer100g
    material
    measures
    ingredients
    analysis
    breed
    coat
    family
    variant
  }
`);

export const PetListDocument = graphql(`
  query PetList($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {
    pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
      edges {
        node {
          ...PetCardFields
          ...RatedFields
          ...MatchedPetFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      searchNote
      nearestSearch
      reading {
        text
        kind
        value
      }
      shopPage {
        title
        path
      }
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
        goodWithChildren {
          value
          count
        }
        goodWithDogs {
          value
          count
        }
        goodWithCats {
          value
          count
        }
        energy {
          value
          count
        }
        space {
          value
          count
        }
        experience {
          value
          count
        }
        hoursAlone {
          value
          count
        }
        neutered {
          value
          count
        }
        vaccinated {
          value
          count
        }
        microchipped {
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
          ...RatedFields
          ...MatchedPetFields
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
      ...GoodsFactFields
      variants {
        _id
        petname
        petprice
        variant
        isAvailable
        unitPrice {
          text
        }
      }
      pictures {
        ...PetPictureFields
        alt
      }
      facts {
        ...AnimalFactFields
      }
      details
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
