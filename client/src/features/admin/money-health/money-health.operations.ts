import { graphql } from '../../../gql/gql.ts';

// Read by codegen; the operations below spread it by name.
graphql(`
  fragment MoneyFigures on MoneyHealth {
    checkedAt
    tookMs
    openPayments
    openAmount
    refundsOwed
    refundsOwedAmount
    unclaimed
    unclaimedAmount
    openDisputes
    openDisputesAmount
    unmatched
  }
`);

export const MoneyHealthDocument = graphql(`
  query MoneyHealth {
    moneyHealth {
      ...MoneyFigures
    }
  }
`);

/** Findings, newest first, filtered by \`solved\`. */
export const MoneyFindingsDocument = graphql(`
  query MoneyFindings($solved: Boolean, $first: Int!, $after: String) {
    moneyHealth {
      findings(solved: $solved, first: $first, after: $after) {
        totalCount
        edges {
          node {
            _id
            kind
            what
            amount
            intentId
            foundAt
            solvedAt
            outcome
            canBeAcknowledged
            payment {
              _id
              email
              number
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const ReconcileDocument = graphql(`
  mutation Reconcile {
    reconcile {
      ...MoneyFigures
    }
  }
`);

/** Updates the finding by its id. */
export const AcknowledgeFindingDocument = graphql(`
  mutation AcknowledgeFinding($id: ID!) {
    acknowledgeFinding(id: $id) {
      _id
      solvedAt
      outcome
      canBeAcknowledged
    }
  }
`);
