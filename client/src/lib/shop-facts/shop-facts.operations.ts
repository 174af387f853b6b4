import { graphql } from '../../gql/gql.ts';

export const ShopFactsDocument = graphql(`
  query ShopFacts {
    shopSettings {
      ...ShopFactsFields
    }
  }

  fragment ShopFactsFields on ShopSettings {
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
    sameDayFrom
    sameDayBeforeHour
    sameDayByHour
    sameDayDays
    curbsideFrom
    curbsidePercentOff
    repeatFirstPercentOff
    repeatLaterPercentOff
    taxPercent
    instagram
    facebook
    x
    youtube
  }
`);
