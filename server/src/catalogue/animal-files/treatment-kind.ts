import { registerEnumType } from 'type-graphql';
import { TreatmentKind } from '../../../../domain/care/animal-limits.ts';

registerEnumType(TreatmentKind, {
  name: 'TreatmentKind',
  description: 'What was done for an animal, or is to be done.',
  valuesConfig: {
    VACCINATION: { description: 'A vaccination.' },
    DEWORMING: { description: 'Against worms.' },
    PARASITES: { description: 'Against fleas, ticks and other parasites.' },
    CHECKUP: { description: 'A look at its health.' },
    MEDICINE: { description: 'A medicine.' },
    OTHER: { description: 'Something else.' },
  },
});
