import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolateNames } from '../../../../../../domain/text/right-to-left.ts';
import { UploadStatus } from '../../../../ui/upload/upload-status.tsx';
import { useFocusWhen } from '../../../../ui/upload/use-upload.ts';
import { type AddedPet, useAddPet } from '../hooks/use-add-pet.ts';
import { emptyPetForm, type PetFormValues, petFormErrors } from '../lib/pet-form-values.ts';
import classes from './pet-fields.module.css';
import { PetFields } from './pet-fields.tsx';

/** ADD DATA: a new animal, food or accessory with its picture (specification §2 and §5). */
export function AddPetForm() {
  const [added, setAdded] = useState<AddedPet | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const { addPet, isPosting, upload } = useAddPet();
  const submit = useFocusWhen(isCancelled && !isPosting);
  const form = useForm<PetFormValues>({
    initialValues: emptyPetForm,
    validate: petFormErrors,
    clearInputErrorOnChange: true,
  });

  async function post(values: PetFormValues) {
    setAdded(null);
    setCancelled(false);
    const outcome = await addPet(values);
    if ('fields' in outcome) showErrors(outcome.fields);
    if ('cancelled' in outcome) setCancelled(true);
    if ('added' in outcome) {
      form.reset();
      setAdded(outcome.added);
    }
  }

  function showErrors(errors: Record<string, unknown>) {
    form.setErrors(errors as Record<string, string>);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  }

  return (
    <form noValidate aria-label="ADD DATA" onSubmit={form.onSubmit(post, showErrors)}>
      <Stack gap="lg">
        {added && <AddedNote key={added._id} pet={added} />}
        <PetFields form={form}>
          <UploadStatus upload={upload} name={form.values.img?.name} />
          <div>
            <Button ref={submit} type="submit" size="md" loading={isPosting} className={classes.submit}>
              ADD PETS
            </Button>
          </div>
          <Text role="status" size="sm">
            {isCancelled &&
              'The upload was canceled: nothing was added, and everything you typed is still here.'}
          </Text>
        </PetFields>
      </Stack>
    </form>
  );
}

/** The form is longer than a screen: after a submit the focus moves to its start. */
function AddedNote({ pet }: { readonly pet: AddedPet }) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert
      ref={note}
      role="status"
      tabIndex={-1}
      icon={<IconCheck aria-hidden />}
      title={isolateNames(`${pet.petname} is in the shop`)}
    >
      <Anchor component={Link} to={`/PetOrderDetails/${pet._id}`} inherit fw={700} underline="always">
        See the page of <bdi>{pet.petname}</bdi>
      </Anchor>
    </Alert>
  );
}
