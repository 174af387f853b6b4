import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Category, PetType } from '../../../../../../domain/catalogue/pet-options.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { wordFor } from '../../../../lib/word-for.ts';
import { Money } from '../../../../ui/money.tsx';
import { showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { useChangePet, useRestorePet } from '../hooks/use-pet-changes.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { EditableValue } from './editable-value.tsx';
import { PetState } from './pet-state.tsx';
import classes from './pets-table.module.css';

interface PetTableRowProps {
  readonly pet: PetRow;
  readonly onEdit: (pet: PetRow) => void;
  readonly onDelete: (pet: PetRow) => void;
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Row of an item: the most edited fields inline, and buttons for the rest. */
export function PetTableRow({ pet, onEdit, onDelete }: PetTableRowProps) {
  const changePet = useChangePet();
  const isRetired = pet.availability === 'RETIRED';

  return (
    <tr data-retired={isRetired || undefined}>
      <th scope="row" data-wide className={classes.item}>
        <div className={classes.itemLine}>
          <div className={classes.picture}>
            <PetPicture image={pet.image} alt="" sizes="80px" />
          </div>
          <EditableValue
            field="petname"
            label={`Name of ${pet.petname}`}
            value={pet.petname}
            onSave={(change) => changePet(pet, change)}
          >
            {unbrokenUnits(pet.petname)}
          </EditableValue>
        </div>
      </th>
      <td data-label="Kind" className={classes.kind}>
        <Text span size="sm">
          {wordFor(Category, pet.category)}
        </Text>{' '}
        <Text span size="sm" c="dimmed">
          {wordFor(PetType, pet.type)}
        </Text>
        {pet.shelf && (
          <Text size="sm" c="dimmed">
            Shelf {pet.shelf}
          </Text>
        )}
      </td>
      <td data-label="Price">
        <EditableValue
          field="petprice"
          label={`Price of ${pet.petname}`}
          value={pet.petprice}
          onSave={(change) => changePet(pet, change)}
        >
          <Money amount={pet.petprice} />
        </EditableValue>
      </td>
      <td data-label="Stock">
        {typeof pet.stock === 'number' ? (
          <EditableValue
            field="stock"
            label={`Stock of ${pet.petname}`}
            value={pet.stock}
            onSave={(change) => changePet(pet, change)}
          >
            {pet.stock}
          </EditableValue>
        ) : (
          <Text span size="sm" c="dimmed" className={classes.whole}>
            one of a kind
          </Text>
        )}
      </td>
      <td data-label="State" className={classes.state}>
        <PetState pet={pet} />
      </td>
      <td data-label="Added" className={classes.date}>
        <time dateTime={pet.createdAt}>{dateFormat.format(new Date(pet.createdAt))}</time>
      </td>
      <td data-wide>
        <div className={classes.buttons}>
          <Button
            variant="light"
            size="xs"
            aria-label={`Edit all of ${pet.petname}`}
            onClick={() => onEdit(pet)}
          >
            Edit all
          </Button>
          <Tooltip label="Open its page">
            <ActionIcon
              component={Link}
              to={`/PetOrderDetails/${pet._id}`}
              variant="subtle"
              size="lg"
              aria-label={`Open the page of ${pet.petname}`}
            >
              <IconExternalLink size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          {isRetired ? (
            <BringBackButton pet={pet} />
          ) : (
            <Tooltip label="Delete">
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={`Delete ${pet.petname}`}
                onClick={() => onDelete(pet)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      </td>
    </tr>
  );
}

function BringBackButton({ pet }: { readonly pet: PetRow }) {
  const restorePet = useRestorePet();
  const [isRestoring, setRestoring] = useState(false);

  async function bringBack() {
    setRestoring(true);
    try {
      await restorePet(pet._id);
      showAlert(`${pet.petname} is back in the shop`);
    } catch (error) {
      setRestoring(false);
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Button
      variant="default"
      size="xs"
      loading={isRestoring}
      aria-label={`Bring back ${pet.petname}`}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      onClick={() => void bringBack()}
    >
      Bring back
    </Button>
  );
}
