import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useCan } from '../../../../lib/session/use-can.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { FormDialog, type FormDialogControls } from '../../../../ui/forms/form-dialog.tsx';
import { WholePetDocument } from '../api/manage-pets.operations.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { EditPetForm } from './edit-pet-form.tsx';

interface EditPetDialogProps {
  /** The item to edit; null while none is. */
  readonly pet: PetRow | null;
  readonly onClose: () => void;
}

/** Every field of an item and its picture. */
export function EditPetDialog({ pet, onClose }: EditPetDialogProps) {
  // While the dialog fades away it still shows the item.
  const shown = useRef(pet);
  if (pet) shown.current = pet;
  return (
    <FormDialog isOpen={pet !== null} title={`Edit ${shown.current?.petname}`} onClose={onClose}>
      {(controls) => shown.current && <WholePet id={shown.current._id} {...controls} />}
    </FormDialog>
  );
}

interface WholePetProps extends FormDialogControls {
  readonly id: string;
}

function WholePet({ id, ...rest }: WholePetProps) {
  const can = useCan();
  // Never from the cache: sales change the stock, and other admins anything.
  const { data, error, refetch } = useQuery(WholePetDocument, {
    variables: { id, seesFigures: can('seeFigures') },
    fetchPolicy: 'no-cache',
  });

  return (
    <Loaded data={data?.pet} error={error} onRetry={refetch} loadingRows={4}>
      {(pet) => <EditPetForm pet={pet} {...rest} />}
    </Loaded>
  );
}
