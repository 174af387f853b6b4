import { ActionIcon, Anchor, Badge, Button, Checkbox, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Category, LOW_STOCK_THRESHOLD, PetType } from '../../../../../../domain/catalogue/pet-options.ts';
import type { Selection } from '../../../../hooks/use-selection.ts';
import { formatDate } from '../../../../lib/format/date-time.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { labelFor } from '../../../../lib/label-for.ts';
import { Money } from '../../../../ui/money.tsx';
import { showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { useRestorePet } from '../hooks/use-pet-changes.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { useRowChange } from '../hooks/use-row-change.ts';
import { EditableValue } from './editable-value.tsx';
import classes from './pets-table.module.css';

interface PetTableRowProps {
  readonly pet: PetRow;
  readonly onEdit: (pet: PetRow) => void;
  readonly onDelete: (pet: PetRow) => void;
  readonly selection: Selection;
}

/** Row of an item: the most edited fields inline, and buttons for the rest. */
export function PetTableRow({ pet, onEdit, onDelete, selection }: PetTableRowProps) {
  const save = useRowChange(pet);
  const isRetired = pet.availability === 'RETIRED';

  return (
    <tr data-retired={isRetired || undefined}>
      <th scope="row" data-wide className={classes.item}>
        <div className={classes.itemLine}>
          <Checkbox
            aria-label={`Select ${pet.petname}`}
            checked={selection.has(pet._id)}
            onChange={() => selection.toggle(pet._id)}
          />
          <div className={classes.picture}>
            <PetPicture image={pet.image} alt="" sizes="80px" />
          </div>
          <EditableValue field="petname" label={`Name of ${pet.petname}`} value={pet.petname} onSave={save}>
            <bdi>{unbrokenUnits(pet.petname)}</bdi>
          </EditableValue>
        </div>
      </th>
      <td data-label="Kind" className={classes.kind}>
        <Text span size="sm">
          {labelFor(Category, pet.category)}
        </Text>{' '}
        <Text span size="sm" c="dimmed">
          {labelFor(PetType, pet.type)}
        </Text>
        {pet.shelf && (
          <Text size="sm" c="dimmed">
            Shelf <bdi>{pet.shelf}</bdi>
          </Text>
        )}
      </td>
      <td data-label="Price">
        <EditableValue field="petprice" label={`Price of ${pet.petname}`} value={pet.petprice} onSave={save}>
          <Money amount={pet.petprice} />
        </EditableValue>
      </td>
      <td data-label="Stock">
        {typeof pet.stock === 'number' ? (
          <>
            <EditableValue field="stock" label={`Stock of ${pet.petname}`} value={pet.stock} onSave={save}>
              {pet.stock}
            </EditableValue>
            <Anchor
              component={Link}
              to={`/adminDashboard/stock/${pet._id}`}
              size="sm"
              aria-label={`History of the stock of ${pet.petname}`}
            >
              History
            </Anchor>
          </>
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
        <time dateTime={pet.createdAt}>{formatDate(pet.createdAt)}</time>
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

/** Whether an item is in the shop, and whether it will be for long. */
function PetState({ pet }: { readonly pet: Pick<PetRow, 'availability' | 'stock'> }) {
  const { label, color } = stateOf(pet);
  return (
    <Badge variant="light" color={color} size="lg" tt="none">
      {label}
    </Badge>
  );
}

function stateOf({ availability, stock }: Pick<PetRow, 'availability' | 'stock'>) {
  if (availability === 'RETIRED') return { label: 'Retired', color: 'gray' };
  if (availability === 'SOLD') return { label: 'Sold', color: 'blue' };
  if (stock === 0) return { label: 'Out of stock', color: 'red' };
  if (typeof stock === 'number' && stock <= LOW_STOCK_THRESHOLD)
    return { label: 'Low stock', color: 'apricot' };
  return { label: 'In the shop', color: 'fern' };
}
