import { useMutation, useQuery } from '@apollo/client/react';
import type { AnimalFileFieldsFragment, AnimalFileInput, AnimalMedicalInput } from '../../../gql/graphql.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { reportChange } from '../../../ui/notifications/report-change.ts';
import {
  AddAnimalMedicalDocument,
  AddAnimalWeightDocument,
  AnimalFileDocument,
  RemoveAnimalMedicalDocument,
  SaveAnimalFileDocument,
} from './animal-files.operations.ts';

export type AnimalFile = AnimalFileFieldsFragment;

/** The file of an animal, and what can be written into it. Each change resolves to whether it was made. */
export function useAnimalFile(petId: string) {
  const withMoney = useCan()('seeFigures');
  const { data, error, refetch } = useQuery(AnimalFileDocument, {
    variables: { petId, withMoney },
    // It names people, and items stay in memory when an account leaves.
    fetchPolicy: 'no-cache',
  });
  const [save, saving] = useMutation(SaveAnimalFileDocument);
  const [treat, treating] = useMutation(AddAnimalMedicalDocument);
  const [untreat, untreating] = useMutation(RemoveAnimalMedicalDocument);
  const [weigh, weighing] = useMutation(AddAnimalWeightDocument);

  async function run(change: () => Promise<unknown>, done: string): Promise<boolean> {
    const isMade = await reportChange(change, done);
    if (isMade) await refetch().catch(() => undefined);
    return isMade;
  }

  return {
    ...{ animal: data?.pet, withMoney, error, refetch },
    isBusy: [saving, treating, untreating, weighing].some(({ loading }) => loading),
    save: (input: AnimalFileInput) => run(() => save({ variables: { petId, input } }), 'Saved'),
    addMedical: (input: AnimalMedicalInput) => run(() => treat({ variables: { petId, input } }), 'Noted'),
    removeMedical: (medicalId: string) =>
      void run(() => untreat({ variables: { petId, medicalId } }), 'Removed'),
    addWeight: (kg: number, on: string) => run(() => weigh({ variables: { petId, kg, on } }), 'Weight noted'),
  };
}
