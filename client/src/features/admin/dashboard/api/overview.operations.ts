import { graphql } from '../../../../gql/gql.ts';

export const AdminOverviewDocument = graphql(`
  query AdminOverview($from: DateTime!, $to: DateTime!) {
    overview(from: $from, to: $to) {
      today {
        ...RevenueFields
      }
      thisMonth {
        ...RevenueFields
      }
      period {
        ...RevenueFields
      }
      series {
        start
        items
        animals
        total
        orders
      }
      seriesUnit
      petOrders {
        status
        count
      }
      cartEntries {
        status
        count
      }
      waitingPetOrders
      ordersToShip
      problemsToAnswer
      questionsToAnswer
      questionsOverdue
      disputesToAnswer
      nextDisputeAnswerBy
      nextDisputeOrder
      lowStockCount
      lowStock {
        _id
        petname
        stock
        image {
          ...PetPictureFields
        }
      }
      bestSellers {
        petId
        petname
        pieces
        revenue
        pet {
          _id
          image {
            ...PetPictureFields
          }
        }
      }
    }
  }
`);

/** What the day and the month are set beside. */
export const RevenueBeforeDocument = graphql(`
  query RevenueBefore(
    $yesterdayFrom: DateTime!
    $yesterdayTo: DateTime!
    $monthFrom: DateTime!
    $monthTo: DateTime!
  ) {
    yesterday: overview(from: $yesterdayFrom, to: $yesterdayTo) {
      period {
        ...RevenueFields
      }
    }
    lastMonth: overview(from: $monthFrom, to: $monthTo) {
      period {
        ...RevenueFields
      }
    }
  }
`);

/** What came in during the period before the chosen one. */
export const PeriodBeforeDocument = graphql(`
  query PeriodBefore($from: DateTime!, $to: DateTime!) {
    overview(from: $from, to: $to) {
      period {
        ...RevenueFields
      }
    }
  }
`);

// Read by codegen; the operations above spread it by name.
graphql(`
  fragment RevenueFields on Revenue {
    items
    animals
    total
    disputed
    orders
  }
`);
