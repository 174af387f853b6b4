import { VisuallyHidden } from '@mantine/core';
import { PetTableRow } from './pet-table-row.tsx';
import classes from './pets-table.module.css';
import type { PetRow } from './use-pets-data.ts';

const columns = ['Item', 'Kind', 'Price', 'Stock', 'State', 'Added'];

interface PetsTableProps {
  readonly pets: readonly PetRow[];
  readonly onEdit: (pet: PetRow) => void;
  readonly onDelete: (pet: PetRow) => void;
}

/** All items: a table on a desk, a stack of cards on a phone. */
export function PetsTable({ pets, onEdit, onDelete }: PetsTableProps) {
  return (
    <table className={classes.table} aria-label="Pets data">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {pets.map((pet) => (
          <PetTableRow key={pet._id} pet={pet} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
