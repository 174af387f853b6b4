import { graphql } from '../../../gql/gql.ts';

export const RepeatOverviewDocument = graphql(`
  query RepeatOverview {
    repeatOverview {
      active
      paused
      begun
      ended
      churn
      demand {
        petId
        pieces
        missing
        pet {
          _id
          petname
          stock
        }
      }
    }
  }
`);

export const AllRepeatPlansDocument = graphql(`
  query AllRepeatPlans($status: RepeatPlanStatus, $first: Int!, $after: String) {
    repeatPlans(status: $status, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          status
          petname
          accessoriesAmount
          everyWeeks
          nextDate
          deliveries
          username
          location
          problem
          wantsConsent
          createdAt
          endedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
