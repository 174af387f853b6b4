import { graphql } from '../../../gql/gql.ts';

// Read by codegen; what follows spreads it by name. Each change answers with it, so that the page is never half new.
graphql(`
  fragment OrderProblemFields on Order {
    number
    openProblems
    reportable {
      entryId
      quantity
      until
    }
    problems {
      _id
      entryId
      petname
      quantity
      kind
      wish
      text
      hasPhoto
      state
      createdAt
      answer
      closedAt
    }
    timeline {
      at
      kind
      text
      by
    }
  }
`);

export const ReportProblemDocument = graphql(`
  mutation ReportProblem($number: String!, $input: ReportProblemInput!, $photo: Upload) {
    reportProblem(number: $number, input: $input, photo: $photo) {
      ...OrderProblemFields
    }
  }
`);

export const WithdrawProblemDocument = graphql(`
  mutation WithdrawProblem($id: ID!) {
    withdrawProblem(id: $id) {
      ...OrderProblemFields
    }
  }
`);
