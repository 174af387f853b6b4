import { graphql } from '../../../gql/gql.ts';

export const ShopThreadsDocument = graphql(`
  query ShopThreads($where: ThreadWhere, $first: Int!, $after: String) {
    threads(where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          ...ShopThreadFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }

  fragment ShopThreadFields on Thread {
    ...ThreadFields
    name
    email
    messages {
      staff
    }
    pet {
      _id
      petname
    }
    order {
      number
    }
  }
`);

export const AnswerThreadDocument = graphql(`
  mutation AnswerThread($id: ID!, $text: String!) {
    answerThread(id: $id, text: $text) {
      ...ShopThreadFields
    }
  }
`);

export const CloseThreadDocument = graphql(`
  mutation CloseThread($id: ID!) {
    closeThread(id: $id) {
      ...ShopThreadFields
    }
  }
`);
