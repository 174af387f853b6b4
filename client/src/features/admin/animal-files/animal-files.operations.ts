import { graphql } from '../../../gql/gql.ts';

export const AnimalFilesDocument = graphql(`
  query AnimalFiles($search: String, $first: Int!, $after: String) {
    allPets(where: { category: PETS }, search: $search, first: $first, after: $after) {
      totalCount
      edges {
        node {
          _id
          petname
          type
          availability
          file {
            _id
            place
            chipNumber
            due {
              id
              name
              dueOn
              isOverdue
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const DueCareDocument = graphql(`
  query DueCare {
    dueCare(first: 20) {
      id
      kind
      name
      dueOn
      isOverdue
      pet {
        _id
        petname
      }
    }
  }
`);

graphql(`
  fragment AnimalFileFields on AnimalFile {
    _id
    intake {
      from
      on
      notes
    }
    chipNumber
    place
    eats
    notes
    medical {
      id
      kind
      name
      on
      nextOn
      cost @include(if: $withMoney)
    }
    weights {
      on
      kg
    }
    papers {
      ...PaperFields
    }
    due {
      id
      kind
      name
      dueOn
      isOverdue
    }
  }
`);

/** Asks for the account as well: no cache on the way may answer it. */
export const AnimalFileDocument = graphql(`
  query AnimalFile($petId: ID!, $withMoney: Boolean!) {
    me {
      _id
    }
    pet(id: $petId) {
      _id
      petname
      category
      file {
        ...AnimalFileFields
      }
    }
  }
`);

export const SaveAnimalFileDocument = graphql(`
  mutation SaveAnimalFile($petId: ID!, $input: AnimalFileInput!) {
    saveAnimalFile(petId: $petId, input: $input) {
      _id
    }
  }
`);

export const AddAnimalMedicalDocument = graphql(`
  mutation AddAnimalMedical($petId: ID!, $input: AnimalMedicalInput!) {
    addAnimalMedical(petId: $petId, input: $input) {
      _id
    }
  }
`);

export const RemoveAnimalMedicalDocument = graphql(`
  mutation RemoveAnimalMedical($petId: ID!, $medicalId: ID!) {
    removeAnimalMedical(petId: $petId, medicalId: $medicalId) {
      _id
    }
  }
`);

export const AddAnimalWeightDocument = graphql(`
  mutation AddAnimalWeight($petId: ID!, $on: LocalDate, $kg: Float!) {
    addAnimalWeight(petId: $petId, on: $on, kg: $kg) {
      _id
    }
  }
`);

export const AddAnimalFilePaperDocument = graphql(`
  mutation AddAnimalFilePaper($petId: ID!, $file: Upload, $name: String) {
    addAnimalFilePaper(petId: $petId, file: $file, name: $name) {
      _id
    }
  }
`);

export const RemoveAnimalFilePaperDocument = graphql(`
  mutation RemoveAnimalFilePaper($petId: ID!, $paperId: ID!) {
    removeAnimalFilePaper(petId: $petId, paperId: $paperId) {
      _id
    }
  }
`);
