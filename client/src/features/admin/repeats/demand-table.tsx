import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RepeatOverviewQuery } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './repeats.module.css';

type Demand = RepeatOverviewQuery['repeatOverview']['demand'][number];

const columns = ['Item', 'Wanted', 'In stock', 'Missing'];
const figures = ['Wanted', 'In stock', 'Missing'];

/** What plans will take of each item, beside what there is of it; what is short first. */
export function DemandTable({ demand }: { readonly demand: readonly Demand[] }) {
  if (demand.length === 0)
    return (
      <EmptyState title="Nothing comes again" text="No repeat delivery is due in the coming two weeks." />
    );
  return (
    <ResponsiveTable
      label="What repeat deliveries take of the stock"
      columns={columns}
      rightColumns={figures}
    >
      {demand.map(({ petId, pet, pieces, missing }) => (
        <tr key={petId}>
          <th scope="row" data-wide className={classes.item}>
            {pet ? (
              <Link to={`/PetOrderDetails/${petId}`} dir="auto">
                {pet.petname}
              </Link>
            ) : (
              'An item that is gone'
            )}
          </th>
          <td data-label="Wanted" className={classes.figure}>
            {pieces}
          </td>
          <td data-label="In stock" className={classes.figure}>
            {pet?.stock ?? 0}
          </td>
          <td data-label="Missing" className={classes.figure}>
            <Text span fw={700} c={missing > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
              {missing > 0 ? missing : 'none'}
            </Text>
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
