import { graphql } from '../../../gql/gql.ts';

// Read by codegen; the operations below spread it by name.
graphql(`
  fragment RepeatPlanFields on RepeatPlan {
    _id
    status
    petname
    accessoriesAmount
    everyWeeks
    delivery
    nextDate
    chargeDate
    lastDate
    earliestDate
    problem
    wantsConsent
    isBeingCharged
    username
    location
    phone
    gramsADay
    gramsAPiece
    followsForecast
    deliveries
    endedAt
    card {
      brand
      last4
    }
    pet {
      _id
      petname
      petprice
      category
      type
      availability
      isAvailable
      netWeightGrams
      image {
        ...PetPictureFields
      }
    }
    substitute {
      _id
      petname
    }
    extras {
      accessoriesAmount
      pet {
        _id
        petname
      }
    }
    forecast {
      gramsADay
      eaters
      gramsLeft
      gramsComing
      runsOutOn
      gapFrom
      arrivesOn
      orderBy
      daysLeft
      betterDate
    }
    price {
      delivery
      total
      adjustments {
        label
        amount
        isApplied
      }
      lines {
        petId
        petname
        accessoriesAmount
        totalamount
      }
    }
  }
`);

export const RepeatPlansDocument = graphql(`
  query RepeatPlans {
    me {
      _id
      repeatPlans {
        ...RepeatPlanFields
      }
    }
  }
`);

/** The plans in a few words, for the page of the account. */
export const RepeatPlansInShortDocument = graphql(`
  query RepeatPlansInShort {
    me {
      _id
      repeatPlans {
        _id
        status
        petname
        accessoriesAmount
        everyWeeks
        nextDate
        earliestDate
        problem
        wantsConsent
      }
    }
  }
`);

/** What the next deliveries would cost, were they sent now. */
export const RepeatPricesNowDocument = graphql(`
  query RepeatPricesNow {
    me {
      _id
      repeatPlans {
        _id
        priceNow {
          total
        }
        fingerprintNow
      }
    }
  }
`);

export const UpdateRepeatPlanDocument = graphql(`
  mutation UpdateRepeatPlan($id: ID!, $input: UpdateRepeatPlanInput!) {
    updateRepeatPlan(id: $id, input: $input) {
      ...RepeatPlanFields
    }
  }
`);

export const SkipRepeatDeliveryDocument = graphql(`
  mutation SkipRepeatDelivery($id: ID!) {
    skipRepeatDelivery(id: $id) {
      ...RepeatPlanFields
    }
  }
`);

export const SendRepeatDeliveryNowDocument = graphql(`
  mutation SendRepeatDeliveryNow($id: ID!, $fingerprint: String) {
    sendRepeatDeliveryNow(id: $id, fingerprint: $fingerprint) {
      ...RepeatPlanFields
    }
  }
`);

export const EndRepeatPlanDocument = graphql(`
  mutation EndRepeatPlan($id: ID!) {
    endRepeatPlan(id: $id) {
      ...RepeatPlanFields
    }
  }
`);

/** Items to choose from for a plan. */
export const RepeatItemsDocument = graphql(`
  query RepeatItems($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!) {
    pets(where: $where, search: $search, orderBy: $orderBy, first: $first) {
      totalCount
      edges {
        node {
          _id
          petname
          petprice
          image {
            ...PetPictureFields
          }
        }
      }
    }
  }
`);
