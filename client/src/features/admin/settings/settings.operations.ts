import { graphql } from '../../../gql/gql.ts';

export const EditableSettingsDocument = graphql(`
  query EditableSettings {
    editableShopSettings {
      ...EditableSettingsFields
    }
  }

  fragment EditableSettingsFields on EditableShopSettings {
    version
    updatedAt
    updatedBy
    decisionTemplates {
      name
      text
    }
    answerTemplates {
      name
      text
    }
    settings {
      ...ShopFactsFields
      transitDaysFrom
      transitDaysUntil
      sameDayPostcodes
      holidays
      refundsMissedSameDay
      sendsDisputeEvidence
      returnDays
      asksForApplication
      applicationQuestions
      answerWithinDays
      visitMinutes
      holdDays
      adoptionFeeIsPaid
      adoptionAgreement
      collectionChecklist
      paymentForm
      units
      holdMailsMinutes
      helpText
      returnsText
      privacyText
      termsText
    }
  }
`);

export const UpdateSettingsDocument = graphql(`
  mutation UpdateSettings($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) {
      ...EditableSettingsFields
    }
  }
`);

export const PreviewSettingsDocument = graphql(`
  query PreviewSettings($input: ShopSettingsChanges!) {
    previewShopSettings(input: $input) {
      title
      delivery
      before {
        ...PreviewedPriceFields
      }
      after {
        ...PreviewedPriceFields
      }
    }
  }

  fragment PreviewedPriceFields on PreviewedPrice {
    total
    delivery
    reductions
    reason
    tax {
      amount
    }
  }
`);
