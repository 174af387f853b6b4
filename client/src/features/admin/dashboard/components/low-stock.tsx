import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AdminOverviewQuery } from '../../../../gql/graphql.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import classes from './overview.module.css';

type LowStockItem = AdminOverviewQuery['overview']['lowStock'][number];

export function LowStock({ items }: { readonly items: readonly LowStockItem[] }) {
  return (
    <section className={classes.card} aria-label="Low stock">
      <h3 className={classes.cardTitle}>Low stock</h3>
      {items.length === 0 ? (
        <Text c="dimmed">Everything is well stocked.</Text>
      ) : (
        <ul className={classes.items}>
          {items.map(({ _id, petname, stock, image }) => (
            <li key={_id} className={classes.item}>
              <div className={classes.picture}>
                <PetPicture image={image} alt="" sizes="64px" />
              </div>
              <Anchor
                component={Link}
                to={`/adminDashboard/ManagePetsdata?q=${encodeURIComponent(petname)}`}
                className={classes.itemName}
              >
                <bdi>{unbrokenUnits(petname)}</bdi>
              </Anchor>
              <Badge variant="light" color={stock ? 'apricot' : 'red'} size="lg" tt="none">
                {stock ? `${stock} left` : 'none left'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
