import { graphql } from '../../../gql/gql.ts';

export const DueApplicationsDocument = graphql(`
  query DueApplications {
    dueApplications(first: 50) {
      _id
      petname
      username
      application {
        stage
        answerBy
        heldUntil
        chooseBy
        visit {
          at
          endsAt
        }
      }
    }
  }
`);

export const ManagedApplicationDocument = graphql(`
  query ManagedApplication($id: ID!) {
    petOrder(id: $id) {
      ...ApplicationFields
      email
      customer {
        _id
      }
      petprice
      fee {
        waivedFor
      }
      application {
        nextStages
        match {
          score
          stops {
            rule
            text
          }
          unknowns {
            rule
            text
          }
          fits {
            rule
            text
          }
        }
      }
    }
  }
`);

/** Words of the shop to whoever asked for an animal. */
export const DecisionTemplatesDocument = graphql(`
  query DecisionTemplates {
    decisionTemplates {
      name
      text
    }
  }
`);

export const MoveApplicationDocument = graphql(`
  mutation MoveApplication($id: ID!, $stage: ApplicationStage!, $message: String) {
    moveApplication(id: $id, stage: $stage, message: $message) {
      _id
      status
    }
  }
`);

export const OfferVisitsDocument = graphql(`
  mutation OfferVisits($id: ID!, $starts: [DateTime!]!) {
    offerVisits(id: $id, starts: $starts) {
      _id
      status
    }
  }
`);

export const HandOverDocument = graphql(`
  mutation HandOver($id: ID!, $input: HandOverInput) {
    handOver(id: $id, input: $input) {
      _id
      status
    }
  }
`);

export const ExtendHoldDocument = graphql(`
  mutation ExtendHold($id: ID!, $until: LocalDate!) {
    extendHold(id: $id, until: $until) {
      _id
      status
    }
  }
`);

export const WaiveAdoptionFeeDocument = graphql(`
  mutation WaiveAdoptionFee($id: ID!, $reason: String!) {
    waiveAdoptionFee(id: $id, reason: $reason) {
      _id
      status
    }
  }
`);

export const ReturnAnimalDocument = graphql(`
  mutation ReturnAnimal($id: ID!, $reason: String!) {
    returnAnimal(id: $id, reason: $reason) {
      _id
      status
    }
  }
`);
