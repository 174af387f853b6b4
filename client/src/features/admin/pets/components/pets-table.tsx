import { ResponsiveTable } from '../../../../ui/tables/responsive-table.tsx';
import type { PetRow } from '../hooks/use-pets-data.ts';
import { PetTableRow } from './pet-table-row.tsx';

const columns = ['Item', 'Kind', 'Price', 'Stock', 'State', 'Added', 'Actions'];

interface PetsTableProps {
  readonly pets: readonly PetRow[];
  readonly onEdit: (pet: PetRow) => void;
  readonly onDelete: (pet: PetRow) => void;
}

/** The items that the filter found. */
export function PetsTable({ pets, onEdit, onDelete }: PetsTableProps) {
  return (
    <ResponsiveTable label="Pets data" columns={columns} rightColumns={['Actions']}>
      {pets.map((pet) => (
        <PetTableRow key={pet._id} pet={pet} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ResponsiveTable>
  );
}
