import { graphql } from '../../gql/gql.ts';

export const OwnApplicationDocument = graphql(`
  query OwnApplication($id: ID!) {
    petOrder(id: $id) {
      ...ApplicationFields
      application {
        questions {
          question
          kind
          choices
        }
      }
    }
  }
`);

export const AnswerApplicationDocument = graphql(`
  mutation AnswerApplication($id: ID!, $answers: [ApplicationAnswerInput!]!, $household: HouseholdInput) {
    answerApplication(id: $id, answers: $answers, household: $household) {
      ...ApplicationFields
    }
  }
`);

export const BookVisitDocument = graphql(`
  mutation BookVisit($id: ID!, $at: DateTime!) {
    bookVisit(id: $id, at: $at) {
      ...ApplicationFields
    }
  }
`);

export const CancelVisitDocument = graphql(`
  mutation CancelVisit($id: ID!) {
    cancelVisit(id: $id) {
      ...ApplicationFields
    }
  }
`);

export const WithdrawApplicationDocument = graphql(`
  mutation WithdrawApplication($id: ID!) {
    withdrawApplication(id: $id) {
      ...ApplicationFields
    }
  }
`);
