import { useMutation, useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { TreatmentInput } from '../../gql/graphql.ts';
import { confirmDialog } from '../../ui/notifications/notifications.ts';
import { reportChange as run } from '../../ui/notifications/report-change.ts';
import { type AnimalValues, toInput } from './animal-values.ts';
import {
  AddTaskDocument,
  AddTreatmentDocument,
  AddWeightDocument,
  CompleteFirstDayDocument,
  CompleteTaskDocument,
  EndSharesDocument,
  MyAnimalDocument,
  MyAnimalsDocument,
  RemoveAnimalDocument,
  RemoveTreatmentDocument,
  SetLostDocument,
  ShareAnimalDocument,
  StartFirstDaysDocument,
  UpdateAnimalDocument,
} from './animals.operations.ts';

/** An animal of one's own, and what can be noted of it. The cache shows what was changed. */
export function useAnimal(id: string) {
  const { data, error, refetch } = useQuery(MyAnimalDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const navigate = useNavigate();
  const [update, updating] = useMutation(UpdateAnimalDocument);
  const [remove] = useMutation(RemoveAnimalDocument, { refetchQueries: [MyAnimalsDocument] });
  const [weigh, weighing] = useMutation(AddWeightDocument);
  const [treat, treating] = useMutation(AddTreatmentDocument);
  const [untreat] = useMutation(RemoveTreatmentDocument);
  const [complete] = useMutation(CompleteTaskDocument);
  const [plan, planning] = useMutation(AddTaskDocument);
  const [begin, beginning] = useMutation(StartFirstDaysDocument);
  const [pass] = useMutation(CompleteFirstDayDocument);
  const [makeLink, sharing] = useMutation(ShareAnimalDocument, { refetchQueries: [MyAnimalDocument] });
  const [endLinks] = useMutation(EndSharesDocument);
  const [lose] = useMutation(SetLostDocument);

  /** @returns the address of the link; null where it could not be made, which is said */
  async function share(days: number): Promise<string | null> {
    let url: string | null = null;
    await run(async () => {
      const { data: made } = await makeLink({ variables: { id, days } });
      url = made?.shareAnimal?.url ?? null;
    });
    return url;
  }

  return {
    ...{ animal: data?.me?.animals, error, refetch },
    isBusy: [updating, weighing, treating, planning, beginning, sharing].some(({ loading }) => loading),
    share,
    save: (values: AnimalValues) => run(() => update({ variables: { id, input: toInput(values) } }), 'Saved'),
    addWeight: (kg: number, on: string) => run(() => weigh({ variables: { id, kg, on: on || null } })),
    addTreatment: (input: TreatmentInput) => run(() => treat({ variables: { id, input } })),
    noteTreated: (input: TreatmentInput) =>
      void run(
        () => treat({ variables: { id, input } }),
        'Noted as done today. Is it due again? Add its next day under “Vaccinations and treatments”',
      ),
    removeTreatment: (treatmentId: string) => void run(() => untreat({ variables: { id, treatmentId } })),
    completeTask: (taskId: string, isDone: boolean) =>
      void run(() => complete({ variables: { id, taskId, isDone } })),
    addTask: (title: string, dueOn: string | null) => run(() => plan({ variables: { id, title, dueOn } })),
    startFirstDays: (on: string) => run(() => begin({ variables: { id, on } })),
    completeFirstDay: (day: number, isDone: boolean) =>
      void run(() => pass({ variables: { id, day, isDone } })),
    endShares: () => run(() => endLinks({ variables: { id } })),
    setLost: (isLost: boolean) => void run(() => lose({ variables: { id, isLost } })),
    remove: (name: string) =>
      confirmDialog({
        title: `Remove ${name}?`,
        text: 'All that you noted goes with it, for good.',
        confirm: 'Remove it',
        onConfirm: () =>
          void run(() => remove({ variables: { id } })).then((isGone) => {
            if (isGone) void navigate('/myAnimals');
          }),
      }),
  };
}
