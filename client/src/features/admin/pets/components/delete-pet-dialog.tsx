import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { promisedText, waitingText } from '../../../../../../domain/adoption/leaving-animal.ts';
import { pages } from '../../../../../../domain/pages/pages.ts';
import { showUndoNotice } from '../../../../ui/notifications/undo-notice.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { useDeletePet, useRestorePet } from '../hooks/use-pet-changes.ts';
import { usePetDeletion } from '../hooks/use-pet-deletion.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { focusPetsData } from '../lib/focus-pets-data.ts';

interface DeletePetDialogProps {
  /** The item that is asked about; null while nothing is asked. */
  readonly pet: PetRow | null;
  readonly onClose: () => void;
}

/** Asks before an item leaves the shop, and offers to take it back afterwards. */
export function DeletePetDialog({ pet, onClose }: DeletePetDialogProps) {
  // While the dialog fades away it still speaks of the item.
  const shown = useRef(pet);
  if (pet) shown.current = pet;

  return (
    <Modal isOpen={pet !== null} onClose={onClose} title={`Delete ${shown.current?.petname}?`} centered>
      {shown.current && <Question pet={shown.current} onClose={onClose} />}
    </Modal>
  );
}

function Question({ pet, onClose }: { readonly pet: PetRow; readonly onClose: () => void }) {
  const deletePet = useDeletePet();
  const restorePet = useRestorePet();
  const asked = usePetDeletion(pet);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string>();

  async function remove(byKeyboard: boolean) {
    setDeleting(true);
    setError(undefined);
    try {
      const outcome = await deletePet(pet);
      onClose();
      showUndoNotice({
        text:
          outcome === 'retired'
            ? `${pet.petname} is retired: its orders keep it`
            : `${pet.petname} is deleted`,
        undone: `${pet.petname} is back in the shop`,
        undo: () => restorePet(pet._id),
        takesFocus: byKeyboard,
        onLeft: focusPetsData,
      });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setDeleting(false);
    }
  }

  return (
    <Stack>
      <Text>
        It leaves the shop at once. An item that was ordered is retired, not deleted: its orders keep it, and
        you can bring it back whenever you like. Anything else can be brought back right afterwards.
      </Text>
      {asked.waiting > 0 && <Text fw={700}>{waitingText(pet.petname, asked.waiting)}</Text>}
      {asked.acceptedBy !== null && (
        <Alert color="red" role="alert" title={`${pet.petname} cannot leave yet`}>
          {promisedText(pet.petname, asked.acceptedBy)}{' '}
          <Anchor component={Link} to={pages.managePetOrders.path}>
            See its order
          </Anchor>
        </Alert>
      )}
      {(error ?? asked.problem) && (
        <Alert color="red" role="alert" title={`${pet.petname} was not deleted`}>
          {error ?? asked.problem}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button
          color="red"
          loading={isDeleting || asked.isLoading}
          disabled={asked.acceptedBy !== null || asked.problem !== undefined}
          // A keyboard click has detail 0.
          onClick={(event: MouseEvent) => void remove(event.detail === 0)}
        >
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
