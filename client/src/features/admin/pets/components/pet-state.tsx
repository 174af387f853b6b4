import { Badge } from '@mantine/core';
import { LOW_STOCK_THRESHOLD } from '../../../../../../domain/catalogue/pet-options.ts';
import type { PetRow } from '../hooks/use-pets-data.ts';

/** Whether an item is in the shop, and whether it will be for long. */
export function PetState({ pet }: { readonly pet: Pick<PetRow, 'availability' | 'stock'> }) {
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
