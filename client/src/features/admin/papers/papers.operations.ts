import { graphql } from '../../../gql/gql.ts';

/** What goes along with an animal, without what its care has cost. */
export const AnimalPapersDocument = graphql(`
  query AnimalPapers($id: ID!) {
    me {
      _id
    }
    petOrder(id: $id) {
      ...AgreementFields
      petId
      petDescription
      petprice
      username
      location
      phone
      email
      application {
        stage
      }
      fee {
        amount
        state
        paidAt
        paidBack
      }
      pet {
        _id
        type
        isAdoption
        gender
        facts {
          bornOn
          isBirthEstimated
          weightKg
          energy
          experience
          space
          goodWithChildren
          goodWithDogs
          goodWithCats
          hoursAlone
          neutered
          vaccinated
          microchipped
          healthNotes
        }
        file {
          _id
          chipNumber
          eats
          medical {
            id
            kind
            name
            on
            nextOn
          }
          weights {
            on
            kg
          }
        }
      }
    }
  }
`);
