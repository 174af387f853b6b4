import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AdminOverviewQuery } from '../../../../gql/graphql.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { Money } from '../../../../ui/money.tsx';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import classes from './overview.module.css';

type BestSeller = AdminOverviewQuery['overview']['bestSellers'][number];

/** Best-selling food and accessories of the period. */
export function BestSellers({ sellers }: { readonly sellers: readonly BestSeller[] }) {
  const most = sellers[0]?.pieces ?? 1;
  return (
    <section className={classes.card} aria-label="Best sellers">
      <h3 className={classes.cardTitle}>Best sellers</h3>
      {sellers.length === 0 ? (
        <Text c="dimmed">Nothing was sold in this period.</Text>
      ) : (
        <ol className={classes.items}>
          {sellers.map(({ petId, petname, pieces, revenue, pet }) => (
            <li key={petId} className={classes.item}>
              <div className={classes.picture}>
                <PetPicture image={pet?.image} alt="" sizes="64px" />
              </div>
              <div className={classes.itemName}>
                <Anchor component={Link} to={`/PetOrderDetails/${petId}`}>
                  <bdi>{unbrokenUnits(petname)}</bdi>
                </Anchor>
                <div className={classes.share} aria-hidden>
                  <span style={{ width: `${(pieces / most) * 100}%` }} />
                </div>
              </div>
              <Text size="sm" ta="right" className={classes.sold}>
                <b>
                  {pieces} {pieces === 1 ? 'piece' : 'pieces'}
                </b>
                <br />
                <Money amount={revenue} />
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
