import { graphql } from '../../../../gql/gql.ts';

export const AdoptionFiguresDocument = graphql(`
  query AdoptionFigures($from: DateTime!, $to: DateTime!) {
    adoptionFigures(from: $from, to: $to) {
      movedIn
      known
      averageDays
      medianDays
      applications
      answeredInTime
      answeredLate
      returned
    }
  }
`);
