import type { ExplorerExample } from './explorer-example.ts';

/** What the staff keep of the animals of the shop. */
export const animalFileExamples: readonly ExplorerExample[] = [
  {
    name: 'WriteAnimalFile',
    audience: 'staff',
    document: `# How it came, and where it lives. A cost beside an
# entry is for admins; the newest weight is what
# shoppers are told.
mutation WriteAnimalFile($filedId: ID!) {
  saveAnimalFile(
    petId: $filedId
    input: { place: "Kennel 4", chipNumber: "981000012345678", intake: { from: "County shelter", on: "2026-11-02" } }
  ) {
    place
    intake {
      from
      on
    }
  }
  addAnimalMedical(
    petId: $filedId
    input: { kind: VACCINATION, name: "Rabies", on: "2025-11-02", nextOn: "2026-11-02" }
  ) {
    medical {
      id
      name
      nextOn
    }
  }
  addAnimalWeight(petId: $filedId, on: "2026-11-02", kg: 6.4) {
    weights {
      on
      kg
    }
  }
}
`,
    variables: ({ animalId }) => ({ filedId: animalId }),
  },
  {
    name: 'CareThatIsDue',
    audience: 'staff',
    document: `# What animals of the shop are to get within two
# weeks, what is overdue first.
query CareThatIsDue {
  dueCare(days: 14, first: 10) {
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
`,
  },
  {
    name: 'ForgetMedical',
    audience: 'staff',
    document: `# Of an entry that is not there it changes nothing.
mutation ForgetMedical($filedId: ID!, $medicalId: ID!) {
  removeAnimalMedical(petId: $filedId, medicalId: $medicalId) {
    medical {
      id
    }
  }
}
`,
    variables: ({ animalId }) => ({ filedId: animalId, medicalId: animalId }),
  },
];
