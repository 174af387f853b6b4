import { graphql } from '../../gql/gql.ts';

/** How many questions wait for an answer, of those about or from something. */
export const WaitingQuestionsDocument = graphql(`
  query WaitingQuestions($where: ThreadWhere!) {
    threads(where: $where, first: 1) {
      totalCount
    }
  }
`);
