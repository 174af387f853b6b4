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
      id
      lines {
        entry {
          _id
          petname
        }
        quantity
      }
      kind
      wants
      text
      hasPhoto
      state
      at
      answerText
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
