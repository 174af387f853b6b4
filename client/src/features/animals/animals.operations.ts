import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment AnimalFields on Animal {
    id
    name
    type
    species
    breed
    gender
    bornOn
    neutered
    chipNumber
    picture
    notes
    avoids
    weights {
      on
      kg
    }
    treatments {
      id
      kind
      name
      on
      nextOn
    }
    tasks {
      id
      title
      source
      dueOn
      doneOn
    }
    papers {
      ...PaperFields
    }
    firstDays {
      arrivedOn
      lines {
        day
        text
        dueOn
        doneOn
      }
    }
    isLost
    sharedUntil
    messages {
      id
      at
      text
    }
  }
`);

export const MyAnimalsDocument = graphql(`
  query MyAnimals {
    me {
      _id
      animals {
        id
        name
        type
        species
        breed
        picture
      }
    }
  }
`);

export const MyAnimalDocument = graphql(`
  query MyAnimal($id: ID!) {
    me {
      _id
      animals(id: $id) {
        ...AnimalFields
      }
    }
  }
`);

export const AddAnimalDocument = graphql(`
  mutation AddAnimal($input: AnimalInput!) {
    addAnimal(input: $input) {
      ...AnimalFields
    }
  }
`);

export const UpdateAnimalDocument = graphql(`
  mutation UpdateAnimal($id: ID!, $input: AnimalChangeInput!) {
    updateAnimal(id: $id, input: $input) {
      ...AnimalFields
    }
  }
`);

export const RemoveAnimalDocument = graphql(`
  mutation RemoveAnimal($id: ID!) {
    removeAnimal(id: $id) {
      id
    }
  }
`);

export const AddWeightDocument = graphql(`
  mutation AddWeight($id: ID!, $on: LocalDate, $kg: Float!) {
    addWeight(id: $id, on: $on, kg: $kg) {
      ...AnimalFields
    }
  }
`);

export const AddTreatmentDocument = graphql(`
  mutation AddTreatment($id: ID!, $input: TreatmentInput!) {
    addTreatment(id: $id, input: $input) {
      ...AnimalFields
    }
  }
`);

export const RemoveTreatmentDocument = graphql(`
  mutation RemoveTreatment($id: ID!, $treatmentId: ID!) {
    removeTreatment(id: $id, treatmentId: $treatmentId) {
      ...AnimalFields
    }
  }
`);

export const CompleteTaskDocument = graphql(`
  mutation CompleteTask($id: ID!, $taskId: ID!, $isDone: Boolean!) {
    completeTask(id: $id, taskId: $taskId, isDone: $isDone) {
      ...AnimalFields
    }
  }
`);

export const AddTaskDocument = graphql(`
  mutation AddTask($id: ID!, $title: String!, $dueOn: LocalDate) {
    addTask(id: $id, title: $title, dueOn: $dueOn) {
      ...AnimalFields
    }
  }
`);

export const StartFirstDaysDocument = graphql(`
  mutation StartFirstDays($id: ID!, $on: LocalDate!) {
    startFirstDays(id: $id, on: $on) {
      ...AnimalFields
    }
  }
`);

export const CompleteFirstDayDocument = graphql(`
  mutation CompleteFirstDay($id: ID!, $day: Int!, $isDone: Boolean!) {
    completeFirstDay(id: $id, day: $day, isDone: $isDone) {
      ...AnimalFields
    }
  }
`);

export const ShareAnimalDocument = graphql(`
  mutation ShareAnimal($id: ID!, $days: Int!) {
    shareAnimal(id: $id, days: $days) {
      url
      endsAt
    }
  }
`);

export const EndSharesDocument = graphql(`
  mutation EndShares($id: ID!) {
    endShares(id: $id) {
      ...AnimalFields
    }
  }
`);

export const SetLostDocument = graphql(`
  mutation SetLost($id: ID!, $isLost: Boolean!) {
    setLost(id: $id, isLost: $isLost) {
      ...AnimalFields
    }
  }
`);

export const MyCalendarDocument = graphql(`
  query MyCalendar {
    me {
      _id
      calendarUrl
    }
  }
`);

export const RenewCalendarDocument = graphql(`
  mutation RenewCalendar {
    renewCalendar
  }
`);
