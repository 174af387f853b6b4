import { graphql } from '../../../gql/gql.ts';

export const CreatePaymentIntentDocument = graphql(`
  mutation CreatePaymentIntent($input: CreatePaymentIntentInput!) {
    createPaymentIntent(input: $input) {
      clientSecret
      payment {
        _id
        status
        failureMessage
      }
      quote {
        entriesTotal
        delivery
        total
      }
    }
  }
`);

export const ConfirmPaymentDocument = graphql(`
  mutation ConfirmPayment($paymentId: ID!) {
    confirmPayment(paymentId: $paymentId) {
      _id
      number
      status
      amount
      failureMessage
      cartEntries {
        _id
        petId
        accessoriesAmount
        status
      }
    }
  }
`);

/** Where a new card is typed. */
export const PaymentFormDocument = graphql(`
  query PaymentForm {
    shopSettings {
      paymentForm
    }
  }
`);

export const OpenPayLinkDocument = graphql(`
  mutation OpenPayLink($number: String!) {
    openPayLink(number: $number) {
      clientSecret
      payment {
        _id
        status
        amount
      }
    }
  }
`);

export const OpenAdoptionFeeDocument = graphql(`
  mutation OpenAdoptionFee($id: ID!) {
    openAdoptionFee(id: $id) {
      clientSecret
      payment {
        _id
        status
        amount
      }
    }
  }
`);
