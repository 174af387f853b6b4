import { Alert, Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { WholePetQuery } from '../../../../gql/graphql.ts';
import { FormFoot } from '../../../../ui/forms/form-foot.tsx';
import { LeaveQuestion } from '../../../../ui/forms/leave-question.tsx';
import { confirmDialog, showAlert } from '../../../../ui/notifications/notifications.ts';
import { WaitingQuestions } from '../../../../ui/threads/waiting-questions.tsx';
import { UploadStatus } from '../../../../ui/upload/upload-status.tsx';
import { useFocusWhen } from '../../../../ui/upload/use-upload.ts';
import { useEditPet } from '../hooks/use-edit-pet.ts';
import {
  isChanged,
  type PetFormValues,
  petChangeErrors,
  petFormChanges,
  petFormOf,
} from '../lib/pet-form-values.ts';
import { priceQuestion } from '../lib/price-question.ts';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { PetFields } from './pet-fields.tsx';

interface EditPetFormProps {
  readonly pet: NonNullable<WholePetQuery['pet']>;
  /** Whether the admin was about to leave, and has something to lose. */
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

export function EditPetForm({ pet, isLeaving, onDirty, onStay, onClose }: EditPetFormProps) {
  const [before] = useState(() => petFormOf(pet));
  const { editPet, isSaving, upload } = useEditPet(pet._id);
  const [problem, setProblem] = useState<string>();
  const [isCancelled, setCancelled] = useState(false);
  const save = useFocusWhen(isCancelled && !isSaving);
  const form = useForm<PetFormValues>({
    initialValues: before,
    validate: (values) => petChangeErrors(before, values),
    clearInputErrorOnChange: true,
    // Synchronously: leaving right after the last keystroke must ask, too.
    onValuesChange: (values) => onDirty(isChanged(before, values)),
  });

  async function submit(values: PetFormValues) {
    if (!isChanged(before, values)) {
      onClose();
      return;
    }
    const { petprice = pet.petprice } = petFormChanges(before, values);
    const question = priceQuestion(pet.petname, pet.petprice, petprice ?? pet.petprice);
    if (question) confirmDialog({ ...question, onConfirm: () => void saveAll(values) });
    else await saveAll(values);
  }

  async function saveAll(values: PetFormValues) {
    setProblem(undefined);
    setCancelled(false);
    const outcome = await editPet(before, values);
    if ('saved' in outcome) {
      onClose();
      showAlert(`${values.petname.trim()} is saved`);
    }
    if ('fields' in outcome) showErrors(outcome.fields);
    if ('message' in outcome)
      setProblem(`Nothing was saved, and everything you typed is still here. ${outcome.message}`);
    if ('cancelled' in outcome) {
      setProblem('The upload was canceled: nothing was saved, and everything you typed is still here.');
      setCancelled(true);
    }
  }

  function showErrors(errors: Record<string, unknown>) {
    form.setErrors(errors as Record<string, string>);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  }

  return (
    <form noValidate aria-label={`Edit ${pet.petname}`} onSubmit={form.onSubmit(submit, showErrors)}>
      <WaitingQuestions by="petId" value={pet._id} keepsPage />
      <PetFields
        form={form}
        image={pet.image}
        pictures={<PicturesSection id={pet._id} pictures={pet.pictures} />}
      >
        <UploadStatus upload={upload} name={form.values.img?.name} />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
      </PetFields>
      <FormFoot>
        {isLeaving ? (
          <LeaveQuestion
            onStay={onStay}
            onLeave={() => {
              upload.cancel();
              onClose();
            }}
          />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button ref={save} type="submit" loading={isSaving}>
              Save
            </Button>
          </Group>
        )}
      </FormFoot>
    </form>
  );
}
