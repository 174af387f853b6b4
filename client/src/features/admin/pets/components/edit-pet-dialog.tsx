import { useQuery } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { WholePetDocument } from '../api/manage-pets.operations.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { EditPetForm } from './edit-pet-form.tsx';

interface EditPetDialogProps {
  /** The item to edit; null while none is. */
  readonly pet: PetRow | null;
  readonly onClose: () => void;
}

/** Every field of an item and its picture. What was typed is only left behind on purpose. */
export function EditPetDialog({ pet, onClose }: EditPetDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const isDirty = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  // While the dialog fades away it still shows the item.
  const shown = useRef(pet);
  if (pet) shown.current = pet;

  function close() {
    isDirty.current = false;
    setLeaving(false);
    onClose();
  }

  return (
    <Modal
      opened={pet !== null}
      onClose={() => (isDirty.current ? setLeaving(true) : close())}
      title={`Edit ${shown.current?.petname}`}
      size="64rem"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown.current && (
        <WholePet
          id={shown.current._id}
          isLeaving={isLeaving}
          onDirty={(changed) => {
            isDirty.current = changed;
          }}
          onStay={() => setLeaving(false)}
          onClose={close}
        />
      )}
    </Modal>
  );
}

interface WholePetProps {
  readonly id: string;
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

function WholePet({ id, ...rest }: WholePetProps) {
  // Never from the cache: sales change the stock, and other admins anything.
  const { data, error, refetch } = useQuery(WholePetDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });

  if (data?.pet) return <EditPetForm pet={data.pet} {...rest} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return <LoadingState rows={4} />;
}
