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
        typed {
          question
          answer
        }
      }
    }
  }
`);

/** Asks for nothing back: the form has it, and goes on being typed into. */
export const KeepTypedAnswersDocument = graphql(`
  mutation KeepTypedAnswers($id: ID!, $answers: [ApplicationAnswerInput!]!) {
    keepTypedAnswers(id: $id, answers: $answers) {
      _id
    }
  }
`);

export const AddApplicationFileDocument = graphql(`
  mutation AddApplicationFile($id: ID!, $question: String!, $file: Upload) {
    addApplicationFile(id: $id, question: $question, file: $file) {
      _id
    }
  }
`);

export const RemoveApplicationFileDocument = graphql(`
  mutation RemoveApplicationFile($id: ID!, $fileId: ID!) {
    removeApplicationFile(id: $id, fileId: $fileId) {
      _id
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
