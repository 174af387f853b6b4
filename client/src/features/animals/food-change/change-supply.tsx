import { Anchor, Text } from '@mantine/core';
import type { FoodChangeFieldsFragment } from '../../../gql/graphql.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { ItemLink } from '../../../ui/item-link.tsx';
import classes from './food-change.module.css';

interface ChangeSupplyProps {
  readonly change: NonNullable<FoodChangeFieldsFragment['foodChange']>;
  readonly supply: NonNullable<FoodChangeFieldsFragment['foodChangeSupply']>;
}

const dayText = (day: string) => formatDate(startOf(day));

/** Where too little is left of the old food, and until when to order the new one. */
export function ChangeSupply({ change, supply }: ChangeSupplyProps) {
  const { petId, newName, currentPetId, currentName, steps } = change;
  const { currentEndsOn, newEndsOn, orderBy } = supply;
  return (
    <div className={classes.supply}>
      {currentEndsOn && currentPetId && (
        <Text>
          What you bought of <Food id={currentPetId} name={currentName} /> does not last for the change: there
          is too little of it from {dayText(currentEndsOn)} on.
        </Text>
      )}
      <Text>
        {newEndsOn <= (steps[0]?.on ?? '') ? (
          <>
            You have bought no <Food id={petId} name={newName} /> for the first day.
          </>
        ) : (
          <>
            From {dayText(newEndsOn)} on there is too little of the <Food id={petId} name={newName} /> that
            you bought.
          </>
        )}{' '}
        {orderBy <= shopToday()
          ? 'Order it now.'
          : `Order it by ${dayText(orderBy)}, and it is there in time.`}
      </Text>
    </div>
  );
}

function Food({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Anchor component={ItemLink} id={id}>
      <bdi>{name}</bdi>
    </Anchor>
  );
}
