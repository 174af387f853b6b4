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
    hereSince
    messages {
      staff
    }
    notes {
      _id
      at
      by
      text
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
  mutation AnswerThread($id: ID!, $text: String!, $photos: [Upload!]) {
    answerThread(id: $id, text: $text, photos: $photos) {
      ...ShopThreadFields
    }
  }
`);

export const AddThreadNoteDocument = graphql(`
  mutation AddThreadNote($id: ID!, $text: String!) {
    addThreadNote(id: $id, text: $text) {
      id
      notes {
        _id
        at
        by
        text
      }
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

export const AnswerTemplatesDocument = graphql(`
  query AnswerTemplates {
    answerTemplates {
      name
      text
    }
  }
`);

/** What is filled into an answer about an order. */
export const AnsweredOrderDocument = graphql(`
  query AnsweredOrder($number: String!) {
    order(number: $number) {
      number
      status
      delivery {
        method
      }
      promise {
        until
      }
      shipments {
        id
        state
        carrier
        trackingNumber
        trackingUrl
      }
    }
  }
`);
