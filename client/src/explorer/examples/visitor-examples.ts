import type { ExplorerExample } from './explorer-example.ts';

/** What everybody may ask. Their variables differ in name, so that all of them fit into one document. */
export const visitorExamples: readonly ExplorerExample[] = [
  {
    name: 'BrowseDogs',
    audience: 'visitors',
    document: `# Anyone may browse. The filters, the search and
# the order all go together, and the facets say
# how many items each further choice would leave.
query BrowseDogs($where: PetWhere, $search: String, $first: Int! = 5, $after: String) {
  pets(where: $where, search: $search, orderBy: PRICE_LOW_TO_HIGH, first: $first, after: $after) {
    totalCount
    edges {
      node {
        _id
        petname
        petprice
        clan
        age
        gender
        isAvailable
        image {
          url(width: 320)
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    facets {
      age {
        value
        count
      }
      clan {
        value
        count
      }
      priceMin
      priceMax
    }
  }
}
`,
    variables: () => ({ where: { type: 'DOG', category: 'PETS', available: true }, first: 5 }),
  },
  {
    name: 'FoodUnderFifty',
    audience: 'visitors',
    document: `# Food and accessories carry a stock and a
# delivery cost: 25 from a price of 50 up,
# otherwise 5.
query FoodUnderFifty {
  pets(where: { category: FOOD, priceMax: 50, available: true }, orderBy: NEWEST, first: 5) {
    totalCount
    edges {
      node {
        _id
        petname
        petprice
        deliveryCost
        stock
      }
    }
  }
}
`,
  },
  {
    name: 'OneItem',
    audience: 'visitors',
    document: `# One item with everything its page shows.
query OneItem($id: ID!) {
  pet(id: $id) {
    _id
    petname
    petprice
    category
    type
    gender
    age
    color
    clan
    short
    details
    availability
    stock
    deliveryCost
    image {
      hash
      width
      height
      url(width: 1280, format: AVIF)
    }
    rating {
      average
      count
    }
    createdAt
  }
}
`,
    variables: ({ foodId }) => ({ id: foodId }),
  },
  {
    name: 'OthersLikeIt',
    audience: 'visitors',
    document: `# Others like an item, for the foot of its page.
query OthersLikeIt($likeId: ID!) {
  similarPets(id: $likeId, first: 4) {
    hasLeft
    pets {
      _id
      petname
      petprice
    }
  }
}
`,
    variables: ({ foodId }) => ({ likeId: foodId }),
  },
  {
    name: 'WhoFits',
    audience: 'visitors',
    document: `# The animals by how well they fit a household, with
# what speaks against them and what nobody knows yet.
query WhoFits($household: HouseholdInput!) {
  petMatches(household: $household, first: 3) {
    edges {
      node {
        pet {
          petname
          facts {
            goodWithChildren
            hoursAlone
          }
        }
        score
        stops {
          rule
          text
        }
        unknowns {
          rule
          text
        }
      }
    }
  }
}
`,
    variables: () => ({
      household: {
        ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
        ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
      },
    }),
  },
  {
    name: 'GoodsForSuchDogs',
    audience: 'visitors',
    document: `# What people with a grown dog of medium size say of
# food and accessories, the best first.
query GoodsForSuchDogs($like: AnimalLikeInput!, $ratedIds: [ID!]!) {
  ratedPets(like: $like, first: 3) {
    totalCount
    edges {
      node {
        pet {
          petname
          rating {
            average
          }
        }
        rating {
          average
          count
        }
      }
    }
  }
  petRatings(petIds: $ratedIds, like: $like) {
    rating {
      average
      count
    }
  }
}
`,
    variables: ({ foodId }) => ({
      like: { type: 'DOG', stage: 'ADULT', size: 'MEDIUM' },
      ratedIds: foodId && [foodId],
    }),
  },
  {
    name: 'HowMuchFood',
    audience: 'visitors',
    document: `# How much of a food a dog gets a day, and how it is
# changed to it.
query HowMuchFood($food: FeedingInput!) {
  feedingPlan(input: $food) {
    gramsPerDay
    bagLastsDays
    notes
    transition {
      day
      currentGrams
      newGrams
    }
  }
}
`,
    variables: () => ({
      food: {
        ...{ type: 'DOG', weightKg: 20, stage: 'ADULT_NEUTERED' },
        ...{ kcalPer100g: 360, currentKcalPer100g: 400, bagGrams: 12000 },
      },
    }),
  },
  {
    name: 'Suggestions',
    audience: 'visitors',
    document: `# What may be meant by a search that is still
# being typed.
query Suggestions($text: String!) {
  searchSuggestions(text: $text) {
    items {
      _id
      petname
    }
    searches {
      text
      count
    }
    places {
      category
      type
      search
      count
    }
  }
}
`,
    variables: () => ({ text: 'kib' }),
  },
  {
    name: 'QuoteCart',
    audience: 'visitors',
    document: `# What a cart costs by what is chosen, with every
# rule that was looked at and all ways to get it.
# Without choices it is the entries and one
# delivery charge, the highest among them. No
# sign-in needed.
query QuoteCart(
  $entries: [CartEntryInput!]!
  $choices: CheckoutChoicesInput
) {
  quote(entries: $entries, choices: $choices) {
    lines {
      petname
      petprice
      accessoriesAmount
      totalamount
      available
    }
    entriesTotal
    reductions
    delivery
    total
    adjustments {
      label
      amount
      isApplied
      reason
    }
    deliveryOptions {
      method
      price
      isAvailable
      reason
      arrives
    }
  }
}
`,
    variables: ({ foodId }) => ({
      entries: [{ petId: foodId, accessoriesAmount: 2 }],
      choices: { delivery: 'CURBSIDE' },
    }),
  },
  {
    name: 'AboutTheShop',
    audience: 'visitors',
    document: `# The shop in its owner's words and figures.
query AboutTheShop {
  shopSettings {
    name
    address
    phone
    email
    openingHours {
      day
      opens
      closes
    }
    timeZone
    standardDelivery
    bulkyDelivery
    bulkyFrom
    taxPercent
  }
}
`,
  },
];
