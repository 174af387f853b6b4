import { graphql } from '../../../gql/gql.ts';

/** Money is only asked for by who may see it. */
export const CustomersDocument = graphql(`
  query Customers($where: CustomerWhere, $withMoney: Boolean!, $first: Int!, $after: String) {
    customers(where: $where, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          name
          email
          role
          createdAt
          phone
          orderCount
          petOrderCount
          lastOrderAt
          spent @include(if: $withMoney)
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const CustomerDocument = graphql(`
  query Customer($customerId: ID!, $withMoney: Boolean!) {
    customer(id: $customerId) {
      _id
      name
      email
      emailVerified
      formerEmails
      identities {
        _id
        email
        emailVerified
        hasRole
      }
      role
      createdAt
      phone
      location
      orderCount
      petOrderCount
      lastOrderAt
      spent @include(if: $withMoney)
      notes {
        _id
        at
        by
        text
      }
    }
  }
`);

export const CustomerOrdersDocument = graphql(`
  query CustomerOrders($customerId: ID!, $first: Int!, $after: String) {
    customer(id: $customerId) {
      _id
      orders(first: $first, after: $after) {
        totalCount
        edges {
          node {
            number
            status
            placedAt
            entries: pieces {
              _id
              petname
              accessoriesAmount
            }
            payment {
              _id
              amount
              amountRefunded
              dispute
            }
            openProblems
            holds {
              reason
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

export const CustomerPetOrdersDocument = graphql(`
  query CustomerPetOrders($customerId: ID!, $first: Int!, $after: String) {
    customer(id: $customerId) {
      _id
      petOrders(first: $first, after: $after) {
        totalCount
        edges {
          node {
            _id
            petId
            petname
            orderDate
            status
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

export const CustomerMailsDocument = graphql(`
  query CustomerMails($customerId: ID!, $first: Int!, $after: String) {
    customer(id: $customerId) {
      _id
      mails(first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            kind
            to
            status
            createdAt
            subject
            lastError
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

export const AddCustomerNoteDocument = graphql(`
  mutation AddCustomerNote($id: ID!, $text: String!) {
    addCustomerNote(id: $id, text: $text) {
      _id
      notes {
        _id
        at
        by
        text
      }
    }
  }
`);

/** Accounts that one could be merged with. */
export const OtherCustomersDocument = graphql(`
  query OtherCustomers($where: CustomerWhere, $first: Int!) {
    customers(where: $where, first: $first) {
      totalCount
      edges {
        node {
          _id
          name
          email
          phone
        }
      }
    }
  }
`);

export const CustomerMergeDocument = graphql(`
  query CustomerMerge($keepId: ID!, $dropId: ID!) {
    customerMerge(keepId: $keepId, dropId: $dropId) {
      obstacles
      warnings
      orders
      petOrders
      refunds
      repeatPlans
      reviews
      stockWatches
      notes
      mails
      keep {
        _id
        name
        email
      }
      drop {
        _id
        name
        email
      }
    }
  }
`);

export const MergeCustomersDocument = graphql(`
  mutation MergeCustomers($keepId: ID!, $dropId: ID!) {
    mergeCustomers(keepId: $keepId, dropId: $dropId) {
      _id
      name
      email
    }
  }
`);

export const ForgetCustomerDocument = graphql(`
  mutation ForgetCustomer($id: ID!, $confirmEmail: String!, $keepsReviews: Boolean!) {
    forgetCustomer(id: $id, confirmEmail: $confirmEmail, keepsReviews: $keepsReviews)
  }
`);

export const RemoveSignInDocument = graphql(`
  mutation RemoveSignIn($id: ID!) {
    removeSignIn(id: $id) {
      _id
      identities {
        _id
        email
        emailVerified
        hasRole
      }
    }
  }
`);
